// Two changes of an account at the same time. On PostgreSQL: PGlite has one connection.
import { argon2Sync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareCards } from './card-data.ts';
import { newPerson, password, type Person, register, requestReset } from './person.ts';
import { type Embedded, startEmbedded } from './store.ts';
import { localDay } from './zones.ts';

let embedded: Embedded;
beforeAll(async () => {
  embedded = await startEmbedded('PostgreSQL');
});
afterAll(() => embedded.close());

const login = (email: string, secret = password) =>
  newPerson(embedded).call('/login/login.json', { email, password: secret });
const reset = (link: string) =>
  newPerson(embedded).call('/account/resetPassword.json', { link, password: 'another2' });
const codes = (answers: readonly { code: number }[]) =>
  answers.map(({ code }) => code).toSorted((a, b) => a - b);
const hashOf = async (email: string) =>
  (
    await embedded.db.rows<{ hash: string }>(
      { text: 'select password_hash as hash from buyer where email = $1' },
      [email],
    )
  )[0]?.hash;

/** Waits until this many connections wait for a lock. */
const untilWaiting = async (count: number) => {
  for (;;) {
    const rows = await embedded.db.rows({
      text: `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    });
    if (rows.length >= count) return;
  }
};

/** Replaces the password while the work, which has checked the old one, waits. */
async function replacedDuring<Result>(email: string, work: () => Promise<Result>): Promise<Result> {
  let result: Promise<Result> | undefined;
  await embedded.db.transaction(async (transaction) => {
    await transaction.rows({ text: `update buyer set password_hash = 'replaced' where email = $1` }, [email]);
    result = work();
    await Promise.race([untilWaiting(1), result]);
  });
  return result as Promise<Result>;
}

/** The hash of the password with the cost parameters of an earlier version. */
function outdatedHash(): string {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce,
    memory: 8192,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=8192,t=1,p=1$${text(nonce)}$${text(tag)}`;
}

describe('a password that is replaced meanwhile', () => {
  it.each([
    ['with a current hash', undefined],
    ['with an outdated hash, which a login replaces', outdatedHash()],
  ])('§4 refuses a login with the old one, %s', async (_, hash) => {
    const { email } = await register(embedded);
    if (hash !== undefined) {
      await embedded.db.rows({ text: 'update buyer set password_hash = $2 where email = $1' }, [email, hash]);
    }
    expect((await replacedDuring(email, () => login(email))).code).toBe(40_101);
    expect(await hashOf(email)).toBe('replaced');
  });

  it.each([
    ['/account/changePassword.json', { oldPassword: password, newPassword: 'another2' }],
    ['/account/delete.json', { password }],
  ])('§4 refuses %s with the old one', async (path, data) => {
    const { email, person } = await register(embedded);
    expect((await replacedDuring(email, () => person.call(path, data))).code).toBe(40_101);
    expect(await hashOf(email)).toBe('replaced');
  });

  it('an outdated hash is replaced by a login', async () => {
    const { email } = await register(embedded);
    await embedded.db.rows({ text: 'update buyer set password_hash = $2 where email = $1' }, [
      email,
      outdatedHash(),
    ]);
    expect([(await login(email)).code, (await login(email)).code]).toEqual([200, 200]);
    expect(await hashOf(email)).toContain('m=19456');
  });
});

describe('two resets at the same time', () => {
  it('§5 by two links: one succeeds, without a deadlock', async () => {
    const { email, userId } = await register(embedded);
    const links = [await requestReset(embedded, email), await requestReset(embedded, email)];
    let answers: Promise<{ code: number }[]> | undefined;
    await embedded.db.transaction(async (transaction) => {
      await transaction.rows({ text: 'select from buyer where id = $1 for update' }, [userId]);
      answers = Promise.all(links.map(reset));
      await untilWaiting(2);
    });
    expect(codes((await answers) ?? [])).toEqual([200, 40_103]);
  });

  it('§5 and a change of the password: no deadlock', async () => {
    const { email, userId, person } = await register(embedded);
    const link = await requestReset(embedded, email);
    let answers: Promise<{ code: number }[]> | undefined;
    await embedded.db.transaction(async (transaction) => {
      await transaction.rows({ text: 'select from buyer where id = $1 for update' }, [userId]);
      const change = { oldPassword: password, newPassword: 'another3' };
      answers = Promise.all([person.call('/account/changePassword.json', change), reset(link)]);
      await untilWaiting(2);
    });
    // Whichever is first, the other is refused.
    expect(codes((await answers) ?? [])[0]).toBe(200);
    expect(codes((await answers) ?? [])[1]).toBeGreaterThan(40_000);
  });
});

describe('an account that is deleted while somebody changes what belongs to it', () => {
  /** Begins the work, then the deletion, both of which wait for the rows, and lets them go. */
  async function deletedDuring(
    buyer: { person: Person },
    rows: string,
    work: () => Promise<{ code: number }>,
  ): Promise<number[]> {
    let both: Promise<{ code: number }[]> | undefined;
    await embedded.db.transaction(async (transaction) => {
      expect(await transaction.rows({ text: `${rows} for update` })).not.toEqual([]);
      const first = work();
      await Promise.race([untilWaiting(1), first]);
      const deletion = buyer.person.call('/account/delete.json', { password });
      both = Promise.all([first, deletion]);
      await Promise.race([untilWaiting(2), both]);
    });
    return ((await both) ?? []).map(({ code }) => code);
  }

  it('§4 a sign-in by a token from the address', async () => {
    const buyer = await register(embedded);
    const { data } = await buyer.person.call<{ appToken: string }>('/login/issueAppToken.json');
    const links = `select from buyer_link where buyer_id = ${buyer.userId}`;
    const signIn = () => newPerson(embedded).call('/login/autoLogin.json', data);
    expect(await deletedDuring(buyer, links, signIn)).toEqual([200, 200]);
  });

  it('§2.8 a sign-in by a provider', async () => {
    const buyer = await register(embedded);
    const headers = { 'x-service-key': embedded.serviceKey };
    const { email } = buyer;
    await embedded.db.rows({
      text: `insert into oauth_identity (provider, subject, buyer_id, email) values ('google', '${email}', ${buyer.userId}, '${email}')`,
    });
    const identities = `select from oauth_identity where buyer_id = ${buyer.userId}`;
    const payload = { provider: 'google', subject: email, email, emailVerified: true };
    const signIn = () => newPerson(embedded).call('/oauth/login.json', payload, { headers });
    expect(await deletedDuring(buyer, identities, signIn)).toEqual([200, 200]);
  });

  it('§2.4 the answer to a request for a card', async () => {
    const buyer = await register(embedded);
    const { requestId } = await prepareCards(embedded, buyer.person);
    const login = { account: 'supplier@fairgate.example', password: 'fairgate1' };
    const guest = newPerson(embedded);
    const { data } = await guest.call<{ token: string }>('/login/loginPc.json', login, {
      service: 'supplier',
    });
    const answer = () =>
      guest.with(data.token).call('/card/answerCardRequest.json', { requestId }, { service: 'supplier' });
    const requests = `select from card_request where id = ${requestId}`;
    expect(await deletedDuring(buyer, requests, answer)).toEqual([0, 200]);
  });

  it('the revocation of a badge by an organiser', async () => {
    const buyer = await register(embedded);
    const [exhibition] = await embedded.db.rows<{ id: string }>({
      text: `select id::text from exhibition where organiser_id is not null and closes_on > ${localDay} limit 1`,
    });
    await embedded.db.rows({
      text: `insert into badge (number, exhibition_id, kind, name, company, email, link, code, buyer_id, issued_at, valid_from, valid_until)
        values ('race', ${exhibition?.id}, 'visitor', 'Amal', 'Nile', '${buyer.email}', 'race', 'x', ${buyer.userId}, now(), now(), now())`,
    });
    const [registered] = await embedded.db.rows<{ id: string }>({
      text: `insert into registration (exhibition_id, badge_no, email, contact_name, company_name, country_id, business_types,
          purposes, tag_codes, product_name, source, site_id, lang, page_url, visitor_id, buyer_id)
        values (${exhibition?.id}, 'race', '${buyer.email}', 'Amal', 'Nile', 'EG', '{}', '{}', '{}', '', 1, '999', 'en', '', '', ${buyer.userId})
        returning id::text`,
    });
    const guest = newPerson(embedded);
    const login = { email: 'organiser@fairgate.example', password: 'fairgate1' };
    const { data } = await guest.call<{ token: string }>('/organiser/organiserLogin.json', login);
    const revoke = () =>
      guest.with(data.token).call('/organiser/revokeOrganiserBadge.json', {
        registrationId: registered?.id,
        reason: 'lost',
      });
    const registrations = `select from registration where id = ${registered?.id}`;
    expect(await deletedDuring(buyer, registrations, revoke)).toEqual([200, 200]);
  });
});
