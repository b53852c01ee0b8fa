// Passes of badges for the wallets of phones: signed with real certificates, for the holder of a badge only.
import { createHash, createPublicKey, verify, X509Certificate } from 'node:crypto';
import { issueBadge, type IssuedBadge } from '@fairgate/embedded/badges/issue';
import { renewBadges } from '@fairgate/embedded/badges/renew';
import { revokeBadge } from '@fairgate/embedded/badges/revoke';
import { readWallets } from '@fairgate/embedded/wallet/settings';
import { unzipSync } from 'fflate';
import { decodeJwt, jwtVerify } from 'jose';
import forge from 'node-forge';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authority, certificateOf, newKeys, passType, walletFiles } from '../../setup/wallet-files.ts';
import { newPerson, type Person, register } from './person.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';
import { localDay } from './zones.ts';

const files = walletFiles();
type Pass = { file: string; address: string };
type ApplePass = {
  serialNumber: string;
  expirationDate: string;
  barcodes: { message: string }[];
  eventTicket: { auxiliaryFields: { value: string }[] };
};
type GooglePass = {
  eventTicketClasses: { id: string; dateTime: { start: string } }[];
  eventTicketObjects: {
    id: string;
    ticketNumber: string;
    barcode: { value: string };
    validTimeInterval: { end: { date: string } };
  }[];
};
type Badge = { badgeNo: string; wallets: string[] };

describe.each(databases)('passes of badges on %s', (kind) => {
  let embedded: Embedded;
  let exhibitionId: number;
  beforeAll(async () => {
    embedded = await startEmbedded(kind, { wallets: readWallets(files.settings) });
    const [found] = await embedded.db.rows<{ id: number }>({
      text: `select id from exhibition where opens_on > ${localDay} order by id limit 1`,
    });
    exhibitionId = found?.id ?? 0;
  });
  afterAll(() => embedded.close());

  const issue = (buyerId: number | null, email = 'guest@nile.example'): Promise<IssuedBadge> =>
    embedded.db.transaction((transaction) =>
      issueBadge(transaction, {
        exhibitionId,
        kind: 'visitor',
        name: 'أمينة السيد',
        company: 'Nile Trading House',
        email,
        buyerId,
      }),
    );
  const own = (person: Person, { number }: IssuedBadge, wallet: string) =>
    person.call<Pass>('/account/getMyWalletPass.json', {
      exhibitionId: String(exhibitionId),
      badgeNo: number,
      wallet,
    });
  const byLink = (link: string, wallet = 'apple', language = 'en') =>
    newPerson(embedded).call<Pass>('/badge/getWalletPassByLink.json', { link, wallet }, { language });

  it('§2.4 Apple Wallet: a file whose pictures and texts are signed by the certificate of the pass type', async () => {
    const badge = await issue(null);
    const { data } = await byLink(badge.link, 'apple', 'ar');
    const parts = unzipSync(Buffer.from(data.file, 'base64'));
    const part = (name: string) => Buffer.from(parts[name] ?? []);
    const pass = JSON.parse(part('pass.json').toString()) as Record<string, never>;
    expect(pass).toMatchObject({
      passTypeIdentifier: 'pass.example.fair',
      teamIdentifier: 'TEAM123456',
      serialNumber: `${exhibitionId}-${badge.number}`,
      barcodes: [{ format: 'PKBarcodeFormatQR', message: badge.code, altText: badge.number }],
    });
    const { primaryFields, secondaryFields, auxiliaryFields } = pass['eventTicket'] as unknown as Record<
      string,
      { label?: string; value: string }[]
    >;
    expect(primaryFields?.[0]?.value).toBe('أمينة السيد');
    expect(secondaryFields?.[1]).toMatchObject({ label: 'الشركة', value: 'Nile Trading House' });
    expect(auxiliaryFields?.[0]?.value).toMatch(/20\d\d/);
    expect(auxiliaryFields?.[1]?.value).not.toBe('');

    const manifest = JSON.parse(part('manifest.json').toString()) as Record<string, string>;
    expect(Object.keys(manifest).sort()).toEqual(
      Object.keys(parts)
        .filter((name) => !['manifest.json', 'signature'].includes(name))
        .sort(),
    );
    expect(manifest).toHaveProperty(['icon.png']);
    expect(manifest).toEqual(
      Object.fromEntries(
        Object.keys(manifest).map((name) => [name, createHash('sha1').update(part(name)).digest('hex')]),
      ),
    );
    expect(signatureOf(part('signature'))).toEqual({
      signer: 'pass.example.fair',
      isSigned: true,
      digest: createHash('sha1').update(part('manifest.json')).digest('hex'),
    });
  });

  it('§2.4 Google Wallet: an address with a ticket that the service account signed', async () => {
    const badge = await issue(null);
    const { address } = (await byLink(badge.link, 'google', 'de')).data;
    const [, token = ''] = /^https:\/\/pay\.google\.com\/gp\/v\/save\/([\w.-]+)$/.exec(address) ?? [];
    const { payload, protectedHeader } = await jwtVerify(token, files.googleKey, {
      issuer: 'passes@fair.example',
      audience: 'google',
      algorithms: ['RS256'],
    });
    expect(protectedHeader.kid).toBe('key-1');
    const classIdOf = new RegExp(`^3388000000012345678[.]fair-${exhibitionId}-[0-9-]{21}$`);
    expect(payload).toMatchObject({
      typ: 'savetowallet',
      payload: {
        eventTicketClasses: [{ id: expect.stringMatching(classIdOf) as string }],
        eventTicketObjects: [
          {
            classId: expect.stringMatching(classIdOf) as string,
            ticketHolderName: 'أمينة السيد',
            ticketNumber: badge.number,
            barcode: { type: 'QR_CODE', value: badge.code },
            textModulesData: [{ header: 'Unternehmen', body: 'Nile Trading House' }],
          },
        ],
      },
    });
  });

  it('§2.4 a pass that is saved again after the exhibition’s days have changed has the new days and the same serial number', async () => {
    const badge = await issue(null);
    const apple = async () => {
      const { data } = await byLink(badge.link);
      const file = unzipSync(Buffer.from(data.file, 'base64'))['pass.json'];
      return JSON.parse(Buffer.from(file ?? []).toString()) as ApplePass;
    };
    const google = async () => {
      const { address } = (await byLink(badge.link, 'google')).data;
      const { payload } = decodeJwt<{ payload: GooglePass }>(address.slice(address.lastIndexOf('/') + 1));
      return { event: payload.eventTicketClasses[0], ticket: payload.eventTicketObjects[0] };
    };
    const before = { apple: await apple(), google: await google() };
    const unchanged = await google();
    expect(unchanged).toEqual(before.google);
    const move = async (days: number) => {
      await embedded.db.rows({
        text: `update exhibition set opens_on = opens_on + ${days}, closes_on = closes_on + ${days} where id = ${exhibitionId}`,
      });
      await renewBadges(embedded.db, exhibitionId);
    };
    await move(7);
    try {
      const after = { apple: await apple(), google: await google() };
      const weekLater = (time: string) => new Date(Date.parse(time) + 7 * 86_400_000).toISOString();
      expect(after.apple.serialNumber).toBe(before.apple.serialNumber);
      expect(Date.parse(after.apple.expirationDate)).toBe(Date.parse(weekLater(before.apple.expirationDate)));
      expect(after.apple.eventTicket.auxiliaryFields[0]?.value).not.toBe(
        before.apple.eventTicket.auxiliaryFields[0]?.value,
      );
      expect(after.apple.barcodes[0]?.message).not.toBe(badge.code);
      expect(after.google.ticket?.ticketNumber).toBe(badge.number);
      expect(after.google.ticket?.validTimeInterval.end.date).toBe(
        weekLater(before.google.ticket?.validTimeInterval.end.date ?? ''),
      );
      expect(after.google.event?.dateTime.start.slice(0, 10)).toBe(
        weekLater(`${before.google.event?.dateTime.start}Z`).slice(0, 10),
      );
      // Google keeps what it knows by its id.
      expect(after.google.event?.id).not.toBe(before.google.event?.id);
      expect(after.google.ticket?.id).not.toBe(before.google.ticket?.id);
      expect(after.google.ticket?.barcode.value).toBe(after.apple.barcodes[0]?.message);
    } finally {
      await move(-7);
    }
  });

  it('§6 a buyer has passes of their own badges, and not of those of another one', async () => {
    const [one, other] = [await register(embedded), await register(embedded)];
    const badges = [
      await issue(Number(one.userId), one.email),
      await issue(Number(other.userId), other.email),
    ] as const;
    for (const wallet of ['apple', 'google']) {
      expect((await own(one.person, badges[0], wallet)).code).toBe(200);
      expect((await own(other.person, badges[1], wallet)).code).toBe(200);
      expect((await own(one.person, badges[1], wallet)).code).toBe(404);
      expect((await own(other.person, badges[0], wallet)).code).toBe(404);
      expect((await own(newPerson(embedded), badges[0], wallet)).code).toBe(401);
    }
    for (const guess of [badges[0].number, `${badges[0].link}A`, '%'])
      expect((await byLink(guess)).code).toBe(404);
  });

  it('§2.4 a badge names its wallets; a revoked one has none, nor has one of a fair that is over', async () => {
    const [revoked, past] = [await issue(null), await issue(null)];
    const walletsOf = async ({ link }: IssuedBadge) =>
      (await newPerson(embedded).call<Badge>('/badge/getBadgeByLink.json', { link })).data.wallets;
    expect(await walletsOf(revoked)).toEqual(['apple', 'google']);
    await embedded.db.transaction((transaction) =>
      revokeBadge(transaction, { exhibitionId, number: revoked.number }),
    );
    await embedded.db.rows({ text: 'update badge set valid_until = now() where number = $1' }, [past.number]);
    for (const badge of [revoked, past]) {
      expect(await walletsOf(badge)).toEqual([]);
      for (const wallet of ['apple', 'google']) expect((await byLink(badge.link, wallet)).code).toBe(404);
    }
  });

  it('§2.4 a wallet without certificates is not offered, and has no pass', async () => {
    const { GOOGLE_WALLET_KEY: _key, GOOGLE_WALLET_ISSUER_ID: _id, ...apple } = files.settings;
    expect(Object.keys(readWallets(apple))).toEqual(['apple']);
    expect(readWallets({})).toEqual({});
    const without = await startEmbedded(kind);
    try {
      const { link } = await without.db.transaction((transaction) =>
        issueBadge(transaction, {
          exhibitionId,
          kind: 'visitor',
          name: 'Amal',
          company: '',
          email: 'amal@nile.example',
          buyerId: null,
        }),
      );
      const person = newPerson(without);
      const { data } = await person.call<Badge>('/badge/getBadgeByLink.json', { link });
      expect(data.wallets).toEqual([]);
      for (const wallet of ['apple', 'google'])
        expect((await person.call('/badge/getWalletPassByLink.json', { link, wallet })).code).toBe(404);
    } finally {
      await without.close();
    }
  });
});

describe('the settings of the wallets', () => {
  const { settings, write, issued, keys } = files;
  const other = newKeys();
  const cases: readonly (readonly [string, Partial<typeof settings>, RegExp])[] = [
    [
      'a missing file',
      { APPLE_PASS_CERTIFICATE: '/none.pem' },
      /^APPLE_PASS_CERTIFICATE cannot be read: \/none/,
    ],
    [
      'another kind of file',
      { APPLE_PASS_CERTIFICATE: settings.GOOGLE_WALLET_KEY },
      /^APPLE_PASS_CERTIFICATE is not a certificate/,
    ],
    ['a wrong passphrase', { APPLE_PASS_KEY_PASSPHRASE: 'sesame' }, /^APPLE_PASS_KEY is not a private key/],
    [
      'another key',
      { APPLE_PASS_KEY: write('other.key', forge.pki.privateKeyToPem(other.privateKey)) },
      /^APPLE_PASS_KEY is not the key of/,
    ],
    [
      'another authority',
      {
        APPLE_WWDR_CERTIFICATE: write(
          'other.pem',
          certificateOf({
            keys: other,
            subject: authority,
            issuer: authority,
            issuerKey: other.privateKey,
            isAuthority: true,
          }),
        ),
      },
      /^APPLE_WWDR_CERTIFICATE did not issue/,
    ],
    [
      'an expired certificate',
      {
        APPLE_PASS_CERTIFICATE: write(
          'old.pem',
          certificateOf({ ...issued, keys, subject: passType, validDays: -1 }),
        ),
      },
      /^APPLE_PASS_CERTIFICATE has expired on 20\d\d-\d\d-\d\d/,
    ],
    [
      'a certificate of another kind',
      {
        APPLE_PASS_CERTIFICATE: write(
          'web.pem',
          certificateOf({ ...issued, keys, subject: [{ shortName: 'CN', value: 'fair.example' }] }),
        ),
      },
      /^APPLE_PASS_CERTIFICATE is not the certificate of a pass type/,
    ],
    ['no JSON', { GOOGLE_WALLET_KEY: settings.APPLE_PASS_KEY }, /^GOOGLE_WALLET_KEY is not the JSON key/],
    [
      'a key that is none',
      {
        GOOGLE_WALLET_KEY: write(
          'bad.json',
          JSON.stringify({ client_email: 'a@b.example', private_key_id: '1', private_key: 'none' }),
        ),
      },
      /^GOOGLE_WALLET_KEY has no private key/,
    ],
  ];
  it.each(cases)('%s stops the start with a message that names the setting', (_, change, message) => {
    expect(() => readWallets({ ...settings, ...change })).toThrow(message);
  });

  it('incomplete settings stop the start', () => {
    const { APPLE_PASS_KEY: _apple, GOOGLE_WALLET_ISSUER_ID: _google, ...part } = settings;
    expect(() => readWallets(part)).toThrow(
      /^APPLE_PASS_KEY must be set together with APPLE_PASS_CERTIFICATE/,
    );
    expect(() => readWallets({ ...part, APPLE_PASS_KEY: settings.APPLE_PASS_KEY })).toThrow(
      /^GOOGLE_WALLET_ISSUER_ID must be set together with GOOGLE_WALLET_KEY/,
    );
  });
});

type Captured = {
  readonly rawCapture: {
    readonly signature: string;
    readonly authenticatedAttributes: forge.asn1.Asn1[];
  };
  readonly certificates: forge.pki.Certificate[];
};

/** Checks a detached PKCS #7 signature (RFC 2315) by the chain in it: who signed which digest. */
function signatureOf(signature: Buffer) {
  const { rawCapture, certificates } = forge.pkcs7.messageFromAsn1(
    forge.asn1.fromDer(signature.toString('binary')),
  ) as unknown as Captured;
  const all = certificates.map((one) => new X509Certificate(forge.pki.certificateToPem(one)));
  const signer = all.find(({ subject }) => subject.includes('UID='));
  const isIssued = signer?.verify(createPublicKey(files.intermediate)) === true;
  const attributes = rawCapture.authenticatedAttributes;
  const { asn1 } = forge;
  // RFC 2315 §9.3: the signature is over the attributes as a SET.
  const signed = asn1.toDer(asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, attributes)).getBytes();
  const bytes = (text: string) => Buffer.from(text, 'binary');
  const digest = attributes
    .map(({ value }) => value as forge.asn1.Asn1[])
    .find(([type]) => asn1.derToOid(type?.value as string) === forge.pki.oids['messageDigest'])?.[1];
  return {
    signer: /UID=(\S+)/.exec(signer?.subject ?? '')?.[1],
    isSigned:
      isIssued &&
      signer !== undefined &&
      verify('sha1', bytes(signed), signer.publicKey, bytes(rawCapture.signature)),
    digest: bytes((digest?.value as forge.asn1.Asn1[])[0]?.value as string).toString('hex'),
  };
}
