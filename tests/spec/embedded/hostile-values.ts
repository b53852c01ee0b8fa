// Values that a caller may not mean, and values that every rule takes, of each argument and input field of the SDL.
import { isEnumType, isInputObjectType, isListType, isNonNullType, type GraphQLInputType } from 'graphql';

/** Between the limits of different rules: what one lets through, another may refuse. */
const lengths = [64, 65, 100, 101, 200, 201, 300, 500, 1_000, 2_000, 4_000, 8_000, 8_001, 10_000, 10_240];
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '𝒳'.repeat(120),
  "%_\\'--",
  '${a}',
  ...lengths.map((length) => 'x'.repeat(length)),
];
const byType: Readonly<Record<string, readonly unknown[]>> = {
  String: [...texts, {}, [], 7, true],
  ID: [
    ...texts,
    '0',
    '-1',
    '1e3',
    '99999999999999999999',
    '9'.repeat(18),
    '2147483648',
    // In the form of a UUID, but none (RFC 9562 §4).
    'ffffffff-ffff-0fff-0fff-fffffffffffe',
    'FFFFFFFF-FFFF-4FFF-8FFF-FFFFFFFFFFFE',
    '802-99999999999',
    '99999999999-1',
    '0802-01',
  ],
  Int: [0, -1, 1, 100_000, 1_000_000, 2_147_483_647, -2_147_483_648, 2 ** 40, 1.5, '1', [1, 2]],
  Float: [-1, 1e308],
  Boolean: ['yes', 1],
  Decimal: ['-1', '0', '999999999999999999', '0.000000000000000001', '1e5', 1e20, -0.5],
  CountryCode: ['ZZ', 'xx', '', '\0', 'eg', 'EG'.repeat(5_000)],
  CurrencyCode: ['ZZZ', '', 'eur'],
  DateTime: [
    '',
    0,
    '2026-01-01',
    '2026-01-01T00:00:00',
    '2026-01-01T24:00:00Z',
    '2026-01-01T00:00:60Z',
    '2026-02-30T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00Z',
    '1969-12-31T23:59:59Z',
    '9999-12-31T23:59:59.999999999Z',
    '+275760-09-13T00:00:00Z',
  ],
};
const places = { after: 'p:999999999', before: 'p:999999999' } as const;
const cursors = [
  ...Object.values(places),
  'p:-1',
  '0000-01-01T00:00:00.000Z 1',
  '2026-02-30T00:00:00.000Z 1',
  '9999-12-31T23:59:59.999999999Z 999999999999999999',
].map((text) => Buffer.from(text).toString('base64url'));

/** Values of a type that a caller may not mean. */
export function hostile(type: GraphQLInputType, name: string): unknown[] {
  if (isNonNullType(type)) return hostile(type.ofType, name);
  if (isListType(type)) {
    const item = valid(type.ofType, name);
    return [
      null,
      [],
      [null],
      ...[8, 11, 50, 100, 101].map((length) => Array.from({ length }, () => item)),
      Array.from({ length: 200 }, (_, index) => (typeof item === 'string' ? `${item}${index}` : item)),
      [[[item]]],
      ...hostile(type.ofType, name).map((one) => [one]),
    ];
  }
  if (isInputObjectType(type)) {
    const whole = () => valid(type, name) as object;
    return [
      null,
      {},
      [],
      'text',
      {
        ...whole(),
        ...Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`k${index}`, index])),
      },
      ...Object.values(type.getFields()).flatMap((field) =>
        hostile(field.type, field.name).map((value) => ({ ...whole(), [field.name]: value })),
      ),
    ];
  }
  if (isEnumType(type)) {
    const names = type.getValues().map((value) => value.name);
    return [null, 'NO_SUCH_VALUE', 0, ...names, ...names.map((one) => one.toLowerCase())];
  }
  return [null, ...(byType[type.name] ?? []), ...(name === 'after' || name === 'before' ? cursors : [])];
}

let made = 0;
const byName: Readonly<Record<string, unknown>> = {
  password: 'fairgate2',
  clause: true,
  exhibitionId: '802',
  exhibitorId: '802-1',
  supplierId: '2001',
  phone: '+20 2 1234 5678',
  nonce: 'hostile-scan-1',
  deviceId: 'hostile-device',
  badgeNumber: 'K7Q2-9MXD',
  prizeCode: 'lamp',
  squareMetres: 12,
  timeZone: 'Africa/Cairo',
  startsAt: new Date(Date.now() + 7 * 86_400_000).toISOString(),
  minutes: 30,
};
/** Each is new: a limit of attempts counts by email, and the id of a card's share is a UUID. */
const newByName: Readonly<Record<string, () => unknown>> = {
  email: () => `somebody-${(made += 1)}@fair.example`,
  idempotencyKey: () => crypto.randomUUID(),
  verificationId: () => crypto.randomUUID(),
  verificationIds: () => crypto.randomUUID(),
};
const byCoordinate: Readonly<Record<string, () => unknown>> = {
  'ReceivedCardInput.id': () => crypto.randomUUID(),
  'CardShareInput.id': () => crypto.randomUUID(),
  'CardNoteInput.id': () => 'supplier-2001',
  'LeadInput.id': () => 'hostile-lead-1',
};

/** A value that the field takes. */
export function valid(type: GraphQLInputType, name: string, coordinate = ''): unknown {
  if (isNonNullType(type)) return valid(type.ofType, name, coordinate);
  if (isListType(type)) return [valid(type.ofType, name, coordinate)];
  const make = byCoordinate[coordinate] ?? newByName[name];
  if (make) return make();
  if (name in byName) return byName[name];
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
        .map((field) => [field.name, valid(field.type, field.name, `${type.name}.${field.name}`)]),
    );
  if (isEnumType(type)) return type.getValues()[0]?.name;
  return (
    {
      ID: '1',
      Int: 1,
      Boolean: true,
      Decimal: '1',
      CountryCode: 'EG',
      CurrencyCode: 'USD',
      DateTime: '2026-01-01T09:00:00.000Z',
    }[type.name] ?? 'text'
  );
}
