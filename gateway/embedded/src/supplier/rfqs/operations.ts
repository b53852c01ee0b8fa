import type { OperationMaker } from '../../wire/operation.ts';
import { declineRfq, openRfqConversation, withdrawQuotation } from './answer.ts';
import { getSupplierRfqInfo, getSupplierRfqList } from './inbox.ts';
import { sendQuotation } from './send-quotation.ts';
import { getQuotationTemplates, removeQuotationTemplate, saveQuotationTemplate } from './templates.ts';

/** The suppliers' side of RFQs. */
export const rfqOperations: readonly OperationMaker[] = [
  getSupplierRfqList,
  getSupplierRfqInfo,
  declineRfq,
  openRfqConversation,
  sendQuotation,
  withdrawQuotation,
  getQuotationTemplates,
  saveQuotationTemplate,
  removeQuotationTemplate,
];
