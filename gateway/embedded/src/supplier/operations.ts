import { supplierCardOperations } from '../buyer/cards/operations.ts';
import { enquiryOperations } from '../enquiries/operations.ts';
import { supplierOrderOperations } from '../orders/operations.ts';
import { meetingOperations } from '../meetings/operations.ts';
import { simpleAddSupplierMeeting } from '../meetings/supplier-request.ts';
import { blockOperations } from '../conversations/block-operations.ts';
import { conversationOperations } from '../conversations/operations.ts';
import { deviceDialect } from '../wire/device.ts';
import type { OperationMaker } from '../wire/operation.ts';
import { supplierFileOperations } from '../files/operations.ts';
import { accountOperations } from './account-operations.ts';
import { cardRequestOperations } from './card-requests.ts';
import { companyOperations } from './company-operations.ts';
import { leadOperations } from './leads.ts';
import { rfqOperations } from './rfqs/operations.ts';

export const supplierOperations: readonly OperationMaker[] = [
  ...companyOperations,
  ...accountOperations,
  ...supplierCardOperations,
  ...cardRequestOperations,
  ...leadOperations,
  ...rfqOperations,
  ...supplierFileOperations,
  ...conversationOperations(deviceDialect, 'Supplier'),
  ...blockOperations(deviceDialect, 'Supplier'),
  ...enquiryOperations(deviceDialect, 'Supplier'),
  ...supplierOrderOperations,
  simpleAddSupplierMeeting,
  ...meetingOperations(deviceDialect, 'Supplier'),
];
