import { idempotencyKey } from '../gateway/own-documents.ts';

const firstPage = { first: 25, after: null, last: null, before: null, keyword: '' };

/** The upstream calls of the operations of operators: upstream-calls.test.ts. */
export const ofDesk = {
  Desk: { operator: true as const, calls: { getOperatorInfo: 1, getDesk: 1 } },
  DeskTickets: {
    operator: true as const,
    variables: { ...firstPage },
    calls: { getOperatorInfo: 1, getDesk: 1, getTicketList: 1 },
  },
  DeskTicket: {
    operator: true as const,
    variables: { ticketId: '100001' },
    calls: { getOperatorInfo: 1, getDesk: 1, getOperatorList: 1, getTicketConversation: 1, goodsList: 1 },
  },
  DeskEnquiries: {
    operator: true as const,
    variables: { hours: 24, ...firstPage },
    calls: { getOperatorInfo: 1, getUnansweredEnquiryList: 1, supplierList: 1 },
  },
  DeskRfqs: {
    operator: true as const,
    variables: { hours: 24, ...firstPage },
    calls: { getOperatorInfo: 1, getUnansweredRfqList: 1, cateAndTagV2: 1, supplierList: 1 },
  },
  DeskInvitations: {
    operator: true as const,
    variables: { ...firstPage },
    calls: { getOperatorInfo: 1, getInvitationList: 1, supplierList: 1 },
  },
  AssignTicket: {
    operator: true as const,
    variables: { input: { ticketId: '100001', operatorId: '41' } },
    calls: { assignTicket: 1, goodsList: 1 },
  },
  AnswerTicket: {
    operator: true as const,
    variables: { input: { idempotencyKey, ticketId: '100001', message: 'Yes.' } },
    calls: { answerTicket: 1, goodsList: 1 },
  },
  NoteTicket: {
    operator: true as const,
    variables: { input: { idempotencyKey, ticketId: '100001', note: 'By phone.' } },
    calls: { noteTicket: 1, goodsList: 1 },
  },
  CloseTicket: {
    operator: true as const,
    variables: { input: { ticketId: '100001', closed: true } },
    calls: { closeTicket: 1, goodsList: 1 },
  },
  RemindSupplier: {
    operator: true as const,
    variables: { enquiryId: '100001' },
    calls: { remindSupplier: 1, supplierList: 1 },
  },
  InviteToSupplier: {
    operator: true as const,
    variables: { input: { supplierId: '2017', email: 'mei@acme.example', name: 'Mei', languageCode: 'zh' } },
    calls: { inviteToSupplier: 1, supplierList: 1 },
  },
  ResendInvitation: {
    operator: true as const,
    variables: { id: '7' },
    calls: { resendInvitation: 1, supplierList: 1 },
  },
  RevokeInvitation: {
    operator: true as const,
    variables: { id: '7' },
    calls: { revokeInvitation: 1, supplierList: 1 },
  },
};

/** Of anybody: the login to the desk, and what the links of our team's mails lead to. */
export const ofDeskLinks = {
  OperatorLogin: { calls: { operatorLogin: 1 } },
  OpenTicketLink: { variables: { link: 'a-link' }, calls: { getTicketByLink: 1 } },
  ReplyToTicket: {
    variables: { input: { idempotencyKey, link: 'a-link', message: 'Thank you.' } },
    calls: { replyToTicket: 1 },
  },
  CheckInvitation: { variables: { link: 'a-link' }, calls: { getInvitation: 1 } },
  AcceptInvitation: {
    variables: { input: { link: 'a-link', password: 'fairgate1' } },
    calls: { acceptInvitation: 1 },
  },
  FindSuppliers: {
    variables: { filter: { keyword: 'kettle' } },
    calls: { searchSupplierV2: 1, supplierList: 1 },
  },
};
