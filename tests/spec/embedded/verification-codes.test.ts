// Codes that prove an email or a phone number, in the embedded services. On both databases.
import { verificationGuessesMaxCount } from '@fairgate/schema/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, newEmail, newPerson, type Person } from './person.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';
import { localDay } from './zones.ts';

const [wrongCode, codeExpired, tooMany] = [40_121, 40_122, 42_901];

describe.each(databases)('§7.3 codes on %s', (kind) => {
  let embedded: Embedded;
  let exhibitionId = '';
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
    const [coming] = await embedded.db.rows<{ id: string }>({
      text: `select id::text from exhibition where published and closes_on >= ${localDay} order by exhibition.id limit 1`,
    });
    exhibitionId = coming?.id ?? '';
  });
  afterAll(() => embedded.close());

  let numbers = 1_001_234_500;
  const newNumber = () => String(++numbers);
  const send = (operation: string, data: object, key: string = crypto.randomUUID(), person?: Person) =>
    (person ?? newPerson(embedded)).call<{ expiresIn: number; resendIn: number }>(
      `/offline/${operation}.json`,
      data,
      { headers: { 'idempotency-key': key } },
    );
  const enter = (key: string, code: string, person = newPerson(embedded)) =>
    person.call<{ expiresIn: number }>('/offline/checkVerifyCode.json', { verifyId: key, code });
  const codeIn = (mail: { text: string } | undefined) => /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
  /** A verified address. Resolves to the key of the verification. */
  async function prove(operation: string, data: object, to: string): Promise<string> {
    const key = crypto.randomUUID();
    await send(operation, data, key);
    const [mail] = await mailsTo(embedded, to);
    expect((await enter(key, codeIn(mail))).code).toBe(200);
    return key;
  }
  const register = (change: object) =>
    newPerson(embedded).call<{ badgeNo: string | null; link: string | null }>(
      '/offline/preRegistration.json',
      {
        exhibitionId,
        email: newEmail(),
        contactName: 'Amal Hassan',
        companyName: 'Nile Trading House',
        countryId: 'EG',
        businessTypes: [],
        purposes: [],
        tagCodes: [],
        productName: '',
        source: 1,
        websiteId: '999',
        ...change,
      },
    );
  const verifiedOf = async (email: string) =>
    (
      await embedded.db.rows<{ verified: string[] }>(
        { text: 'select verified from registration where lower(email) = lower($1)' },
        [email],
      )
    ).map(({ verified }) => verified);

  it('§5 a code goes by email, SMS and WhatsApp, works for 36 minutes, and may be entered again', async () => {
    const email = newEmail();
    const number = newNumber();
    for (const [operation, data, to] of [
      ['verifyEmail', { email }, email],
      ['verifyMobile', { countryCode: '20', number }, `+20${number}`],
      // A trunk prefix is no part of the number.
      ['verifyWhatsapp', { countryCode: '+971', number: '050 123 4567' }, '+971501234567'],
    ] as const) {
      const key = crypto.randomUUID();
      expect((await send(operation, data, key)).data).toEqual({ expiresIn: 2_160, resendIn: 60 });
      const mails = await mailsTo(embedded, to);
      expect([to, mails.map((mail) => mail.kind)]).toEqual([to, ['code']]);
      for (let time = 0; time < verificationGuessesMaxCount + 1; time += 1)
        expect(await enter(key, codeIn(mails[0]))).toMatchObject({ code: 200 });
    }
  });

  it('an SMS ends with the line that lets a browser fill in the code on this site only', async () => {
    const number = newNumber();
    await send('verifyMobile', { countryCode: '20', number });
    const [mail] = await mailsTo(embedded, `+20${number}`);
    expect(mail?.text.split('\n').at(-1)).toBe(`@fair.example #${codeIn(mail)}`);
  });

  it('the same key sends one code, also at the same time; with another address it is refused', async () => {
    const [email, key] = [newEmail(), crypto.randomUUID()];
    const answers = await Promise.all([1, 2, 3].map(() => send('verifyEmail', { email }, key)));
    // Those that wait for the first are refused by the limit or have its answer; none sends a second code.
    expect(answers.some(({ code }) => code === 200)).toBe(true);
    expect(await send('verifyEmail', { email }, key)).toMatchObject({ code: 200 });
    expect(await mailsTo(embedded, email)).toHaveLength(1);
    expect(await send('verifyEmail', { email: newEmail() }, key)).toMatchObject({ code: 40_904 });
  });

  it('§8 the next code to an address has to wait a minute, and the sixth in an hour longer', async () => {
    const email = newEmail();
    const ask = () => send('verifyEmail', { email });
    expect((await ask()).code).toBe(200);
    const early = await ask();
    expect(early.code).toBe(tooMany);
    expect(JSON.parse(early.text)).toMatchObject({
      data: { retryAfterSeconds: expect.any(Number) as number },
    });
    const skipAMinute = () =>
      embedded.db.rows({
        text: `update attempt_count set ends_at = now() - interval '1 second' where kind = 'sendCodeAgain'`,
      });
    for (let count = 2; count <= 5; count += 1) {
      await skipAMinute();
      expect([count, (await ask()).code]).toEqual([count, 200]);
    }
    await skipAMinute();
    expect((await ask()).code).toBe(tooMany);
  });

  it('five wrong guesses end a code, also at the same time; an old or unknown one answers the same', async () => {
    const [email, key] = [newEmail(), crypto.randomUUID()];
    await send('verifyEmail', { email }, key);
    const code = codeIn((await mailsTo(embedded, email))[0]);
    const guesses = await Promise.all([1, 2, 3, 4, 5, 6].map(() => enter(key, otherThan(code))));
    expect(guesses.map((answer) => answer.code).toSorted((one, other) => one - other)).toEqual([
      ...Array<number>(verificationGuessesMaxCount).fill(wrongCode),
      codeExpired,
    ]);
    expect((await enter(key, code)).text).toBe((await enter(crypto.randomUUID(), code)).text);

    const late = crypto.randomUUID();
    const other = newEmail();
    await send('verifyEmail', { email: other }, late);
    await embedded.db.rows({
      text: `update verification_code set expires_at = now() where verified_at is null`,
    });
    expect((await enter(late, codeIn((await mailsTo(embedded, other))[0]))).code).toBe(codeExpired);
  });

  it('the database has neither the address nor the code beside the message', async () => {
    const [email, key] = [newEmail(), crypto.randomUUID()];
    await send('verifyEmail', { email }, key);
    const code = codeIn((await mailsTo(embedded, email))[0]);
    const [rows] = await embedded.db.rows<{ all: string }>({
      text: `select coalesce(string_agg(v::text, ' '), '') as all from verification_code v`,
    });
    for (const secret of [email, code, key]) expect(rows?.all).not.toContain(secret);
  });

  it('an impossible number is refused', async () => {
    for (const data of [
      { countryCode: '20', number: '1234' },
      { countryCode: '999', number: '1001234567' },
    ])
      expect(await send('verifyMobile', data)).toMatchObject({ code: 40_021 });
  });

  it('a registration keeps what was proven of its own email and number, and nothing else', async () => {
    const [email, number] = [newEmail(), newNumber()];
    const byMail = await prove('verifyEmail', { email }, email);
    const byPhone = await prove('verifyWhatsapp', { countryCode: '20', number }, `+20${number}`);
    const verifyIds = [byMail, byPhone];
    await register({ email, dialingCode: '20', mobile: `0${number}`, verifyIds });
    expect(await verifiedOf(email)).toEqual([['email', 'whatsapp']]);
    const other = newEmail();
    await register({ email: other, dialingCode: '20', mobile: newNumber(), verifyIds });
    expect(await verifiedOf(other)).toEqual([[]]);
  });

  it('§3 the proven owner of a mailbox takes over the registration that somebody else made with its email', async () => {
    const email = newEmail();
    const first = await register({ email });
    const opens = async (link: string | null) =>
      (await newPerson(embedded).call('/offline/getRegistrationByLink.json', { link })).code;
    expect(await opens(first.data.link)).toBe(200);
    expect((await register({ email })).data.badgeNo).toBeNull();
    const verifyIds = [await prove('verifyEmail', { email }, email)];
    const { data } = await register({ email, mobile: newNumber(), dialingCode: '20', verifyIds });
    expect(data.badgeNo).toBe(first.data.badgeNo);
    expect(await verifiedOf(email)).toEqual([['email']]);
    expect(await opens(first.data.link)).toBe(404);
    expect(await opens(data.link)).toBe(200);
    const [mail] = await mailsTo(embedded, email);
    expect(mail?.text).toContain(data.link);
    // The link is theirs now, and stays.
    expect((await register({ email, badgeLink: data.link })).data.link).toBe(data.link);
    await embedded.db.rows({ text: 'update badge set revoked_at = now() where link = $1' }, [data.link]);
    expect(await opens(data.link)).toBe(404);
  });
});
