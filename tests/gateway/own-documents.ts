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
