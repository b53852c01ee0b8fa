// The web app's own operations, with values for their variables.
import { readFileSync } from 'node:fs';
import { Kind, parse, print, type OperationDefinitionNode } from 'graphql';

const manifest = new URL('../../web/src/generated/persisted-documents.json', import.meta.url);
/** The web app's own operations, as its build lists them. */
export const documents = Object.values(
  JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>,
).map((text) => {
  const operation = parse(text).definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  ) as OperationDefinitionNode;
  return { text, name: operation.name?.value ?? '', operation };
});

export const email = 'amal@example.com';
const password = 'fairgate1';
export const idempotencyKey = 'k-0123456789-0123456789-0123456789';

const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();

const rfq = {
  idempotencyKey,
  productName: 'Kettles',
  quantity: 500,
  unit: 'piece',
  contactName: 'Amal Hassan',
};

/** Values for variables of the app's operations, by their types; @include conditions are all true. */
const byType: Record<string, unknown> = {
  ID: '100123',
  '[ID]': ['100123'],
  String: 'kettle',
  Int: 3,
  Boolean: true,
  ProductFilter: { keyword: 'kettle' },
  ProductSort: 'RELEVANCE',
  SupplierFilter: { keyword: 'kettle' },
  SupplierSort: 'RELEVANCE',
  ReviewSort: 'NEWEST',
  CartLineInput: { productId: '100123', quantity: 500 },
  '[CartLineInput]': [{ productId: '100123', quantity: 500 }],
  AddToCartInput: { productId: '100123', quantity: 500 },
  UpdateCartLineInput: { productId: '100123', quantity: 500 },
  RemoveFromCartInput: { lines: [{ productId: '100123' }] },
  MergeCartInput: { lines: [{ productId: '100123' }] },
  LoginInput: { email, password },
  SupplierLoginInput: { account: email, password },
  RegisterInput: { email, password, clause: true },
  NewPasswordInput: { link: 'a-link', password },
  ChangePasswordInput: { oldPassword: password, newPassword: 'fairgate2' },
  PurchaseInfoInput: { contactName: 'Amal Hassan' },
  MailSettingsInput: { marketing: true, followedProducts: true, fairs: true },
  AttendeeInput: { exhibitionId: '3001', email },
  PreRegisterInput: {
    idempotencyKey,
    exhibitionId: '3001',
    email,
    contactName: 'Amal Hassan',
    companyName: 'Nile Trading House',
    countryCode: 'EG',
  },
  SendVerificationCodeInput: { idempotencyKey, channel: 'EMAIL', email },
  CheckVerificationCodeInput: { verificationId: idempotencyKey, code: '123456' },
  UploadInput: { idempotencyKey, name: 'drawing.pdf', bytes: 52_311 },
  BookStandInput: {
    idempotencyKey,
    exhibitionId: '3001',
    companyName: 'Nile Trading',
    contactName: 'Amal Hassan',
    email,
    phone: '+20 2 1234 5678',
    countryCode: 'EG',
    products: 'Kettles',
    squareMetres: 9,
  },
  PublishExhibitionInput: { idempotencyKey, exhibitionId: '3001', published: true },
  ChangeStandRequestInput: { idempotencyKey, requestId: '100001', state: 'ANSWERED', note: '' },
  ChangePrizeClaimInput: { idempotencyKey, claimId: '7', state: 'HANDED_OVER' },
  OrganisedBadgeInput: { idempotencyKey, registrationId: '100002' },
  RevokeOrganisedBadgeInput: { idempotencyKey, registrationId: '100002', reason: 'Sold the badge' },
  ClaimPrizeInput: {
    idempotencyKey,
    exhibitionId: '3001',
    event: 'SHARING',
    prizeCode: 'tote-bag',
    name: 'Amal Hassan',
    phone: '+20 2 1234 5678',
    countryCode: 'EG',
    address: '12 Nile Street, Cairo',
  },
  CheckInInput: {
    exhibitionId: '3001',
    scans: [
      {
        nonce: idempotencyKey,
        badgeNumber: 'K7Q2-9MXD',
        scannedAt: '2027-02-10T09:41:00.000Z',
        deviceId: 'device-1',
      },
    ],
  },
  LeadsInput: {
    exhibitionId: '801',
    supplierId: '2002',
    leads: [
      {
        id: idempotencyKey,
        signedCode: 'FG1:6BF',
        notedAt: '2027-02-10T11:01:00.000Z',
        scannedAt: '2027-02-10T11:00:00.000Z',
      },
    ],
  },
  ConversationKind: 'ENQUIRY',
  ReportConversationInput: { idempotencyKey, conversationId: '100001', reason: 'SPAM', text: '' },
  StartConversationInput: { idempotencyKey, supplierId: '2017', productId: '100123', text: 'In blue?' },
  SendMessageInput: { idempotencyKey, conversationId: '100001', body: 'Which colours?' },
  MarkReadInput: { conversationId: '100001', messageId: '7' },
  SubmitEnquiriesInput: {
    idempotencyKey,
    about: 'PRODUCT',
    enquiries: [{ supplierId: '2017', lines: [{ productId: '100123', quantity: 500 }] }],
    message: 'Can you ship in May?',
    contact: { name: 'Amal Hassan' },
  },
  RequestMeetingInput: {
    idempotencyKey,
    supplierId: '2017',
    topic: 'Samples',
    times: [{ startsAt: inAWeek, minutes: 30 }],
    timeZone: 'Africa/Cairo',
    place: 'VIDEO',
    contact: { name: 'Amal Hassan' },
  },
  RequestMeetingWithBuyerInput: {
    idempotencyKey,
    conversationId: '100001',
    topic: 'Samples',
    times: [{ startsAt: inAWeek, minutes: 30 }],
    timeZone: 'Asia/Shanghai',
    place: 'VIDEO',
  },
  ProposeMeetingTimesInput: {
    meetingId: '100001',
    times: [{ startsAt: inAWeek, minutes: 30 }],
    timeZone: 'Africa/Cairo',
  },
  AcceptMeetingInput: { meetingId: '100001', startsAt: inAWeek, timeZone: 'Africa/Cairo' },
  EndMeetingInput: { meetingId: '100001', reason: '' },
  SetMeetingLinkInput: { meetingId: '100001', videoUrl: 'https://meet.example/room-7' },
  RfqState: 'OPEN',
  RfqInput: rfq,
  GuestRfqInput: { rfq, email, clause: true },
  EditRfqInput: { idempotencyKey, id: '100001', productName: 'Kettles', quantity: 500, unit: 'piece' },
  RfqContactInput: { email },
  CompleteRfqRegistrationInput: { password },
  SupplierRfqFilter: 'TO_ANSWER',
  QuotationInput: {
    idempotencyKey,
    rfqId: '100001',
    tiers: [{ quantityFrom: 500, price: '11.15' }],
    currencyCode: 'USD',
    unit: 'piece',
    minimumOrder: 500,
    shipmentTerm: 'FOB',
    leadDaysFrom: 20,
    leadDaysTo: 30,
    validUntil: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
  },
  DeclineRfqInput: { rfqId: '100001', reason: 'Sold out' },
  QuotationTemplateInput: { name: 'FOB Ningbo', shipmentTerm: 'FOB' },
  ReplyToQuotationInput: { idempotencyKey, quotationId: '100001', reply: 'ACCEPT' },
  PlaceOrderInput: {
    idempotencyKey,
    productId: '100123',
    variantId: '7001',
    quantity: 500,
    price: { amount: '11.2', currencyCode: 'USD' },
    contactName: 'Amal Hassan',
    destinationCode: 'EG',
    address: '12 Nile Street, Cairo',
  },
  ConfirmOrderInput: { idempotencyKey, orderId: '100003' },
  RefuseOrderInput: { idempotencyKey, orderId: '100003', reason: 'Sold out' },
  ShipOrderInput: { idempotencyKey, orderId: '100003' },
  ReceiveOrderInput: { idempotencyKey, orderId: '100003' },
  CancelOrderInput: { idempotencyKey, orderId: '100003', reason: 'Sold out' },
  TicketInput: {
    idempotencyKey,
    topic: 'BUYING',
    name: 'Amal Hassan',
    email,
    message: 'How do I get a sample?',
  },
};

export function variablesOf(operation: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable, type }) => [
      variable.name.value,
      byType[print(type).replaceAll('!', '')],
    ]),
  );
}
