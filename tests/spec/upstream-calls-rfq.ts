// The calls of the web app's operations of RFQs; see upstream-calls.test.ts.

/** What the form offers. */
const options = { nameOfUnit: 1, shipmentTerm: 1, paymentTerms: 1, cateAndTagV2: 1 };

export const rfqCallsOfAnybody = {
  RfqLanding: {
    calls: {
      goodsList: 1,
      supplierList: 1,
      ...options,
    },
  },
  RfqPage: { calls: { ...options } },
  ExhibitionRfq: {
    variables: { id: '3001' },
    calls: { getExhibitionInfo: 1, ...options },
  },
  CheckRfqContact: { calls: { checkEmailPhone: 1 } },
  SendGuestRfq: { calls: { addRfqAndPurReg: 1 } },
};

export const rfqCallsOfViewer = {
  RfqContact: {
    variables: { rfqId: '100001', again: true },
    calls: { getUserInfo: 1, getRfqInfo: 1, cateAndTagV2: 1, supplierList: 1 },
  },
  RfqList: {
    variables: { state: 'OPEN', page: 1 },
    calls: { getUserInfo: 1, getRfqList: 1, cateAndTagV2: 1 },
  },
  RfqById: {
    variables: { id: '100001' },
    calls: { getUserInfo: 1, getRfqInfo: 1, cateAndTagV2: 1, goodsList: 1, supplierList: 1 },
  },
  SendRfq: { calls: { addRfq: 1 } },
  EditRfq: { calls: { editRfq: 1, cateAndTagV2: 1 } },
  CloseRfq: { variables: { id: '100001' }, calls: { closeRfq: 1 } },
  CompleteRfqRegistration: { calls: { regAfterRfq: 1, getUserInfo: 1 } },
  ReplyToQuotation: { calls: { replyQuotation: 1 } },
  SupplierRfqList: {
    supplier: true as const,
    variables: { filter: 'TO_ANSWER', page: 1 },
    calls: { getUserInfoV2: 1, getSupplierRfqList: 1 },
  },
  SupplierRfqById: {
    supplier: true as const,
    variables: { id: '100001' },
    calls: {
      getUserInfoV2: 1,
      getSupplierRfqInfo: 1,
      getQuotationTemplates: 1,
      cateAndTagV2: 1,
      goodsList: 1,
    },
  },
  SendQuotation: {
    supplier: true as const,
    calls: { sendQuotation: 1, cateAndTagV2: 1, goodsList: 1, supplierList: 1 },
  },
  WithdrawQuotation: {
    supplier: true as const,
    variables: { id: '100001' },
    calls: { withdrawQuotation: 1, cateAndTagV2: 1, goodsList: 1, supplierList: 1 },
  },
  DeclineRfq: {
    supplier: true as const,
    calls: { declineRfq: 1, cateAndTagV2: 1, goodsList: 1 },
  },
  OpenRfqConversation: {
    supplier: true as const,
    variables: { rfqId: '100001' },
    calls: { openRfqConversation: 1 },
  },
  SaveQuotationTemplate: { supplier: true as const, calls: { saveQuotationTemplate: 1 } },
  RemoveQuotationTemplate: {
    supplier: true as const,
    variables: { id: '100001' },
    calls: { removeQuotationTemplate: 1 },
  },
};
