import type { OperationMaker } from '../../wire/operation.ts';
import { addRfq, submitNewRfq } from './add.ts';
import { closeRfq, editRfq } from './change.ts';
import { addRfqAndPurReg, addRfqAndReg, regAfterRfq } from './guest.ts';
import { getRfqInfo, getRfqList } from './list.ts';
import { quotationRfqDetails, replyQuotation } from './quotations.ts';
import { checkEmailPhone, isCompleted } from './questions.ts';

/** §7.3 The buyer's side of RFQs. */
export const rfqOperations: readonly OperationMaker[] = [
  addRfq,
  submitNewRfq,
  addRfqAndReg,
  addRfqAndPurReg,
  regAfterRfq,
  getRfqList,
  getRfqInfo,
  editRfq,
  closeRfq,
  quotationRfqDetails,
  replyQuotation,
  checkEmailPhone,
  isCompleted,
];
