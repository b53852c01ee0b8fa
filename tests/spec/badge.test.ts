// A person's badges and the lists for checkers (docs/badge-format.md), at the gateway.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { goldenOf } from '../gateway/golden.ts';
import { json } from '../gateway/upstream.ts';
import { newVisitor, signedInBuyer } from '../gateway/visitor.ts';

const { upstream, gateway, close } = await startBoth();
beforeEach(() => upstream.reset());
afterAll(close);

const fields = 'number kind name company signedCode validFrom validUntil revokedAt exhibition { id name }';
const golden = {
  number: 'K7Q2-9MXD',
  kind: 'VISITOR',
  name: 'Amina El-Sayed',
  company: 'Nile Trading House',
  signedCode: 'FG1:6BF',
  validFrom: '2027-02-09T10:00:00.000Z',
  validUntil: '2027-02-13T12:00:00.000Z',
  revokedAt: null,
  exhibition: { id: '3001', name: 'Homelife Egypt 2027' },
};

describe('§2.4 /myBadge', () => {
  const own = `{ viewer { ... on Buyer { badges { ${fields} } } } }`;

  it('§2.4 lists the badges of the signed-in buyer, by their token', async () => {
    const buyer = await signedInBuyer(gateway);
    upstream.reset();
    const { data } = await buyer.query(own);
    expect(data['viewer']).toEqual({ badges: [golden] });
    const sent = upstream.calls.find(({ operation }) => operation === 'getMyBadgeList');
    expect(sent?.body).toMatchObject({ token: 't-1', data: {} });
  });

  it('§2.4 a guest has none', async () => {
    const { data } = await newVisitor(gateway).query(own);
    expect(data['viewer']).toBeNull();
    expect(upstream.counts()['getMyBadgeList']).toBeUndefined();
  });
});

describe('§2.5 /expo/badge/view', () => {
  const open = `mutation Open($link: String!) { openBadge(link: $link) {
    __typename ... on Badge { ${fields} } ... on Refusal { code path } ... on InvalidInput { code } } }`;

  it('§2.5 the link of the mail opens the badge without a login', async () => {
    const { data } = await newVisitor(gateway).query(open, { link: 'secret' });
    expect(data['openBadge']).toEqual({ __typename: 'Badge', ...golden });
  });

  it('§2.5 a wrong link is refused', async () => {
    upstream.answer('getBadgeByLink', (_, response) =>
      json(response, { success: false, code: 404, msg: 'none' }),
    );
    const { data } = await newVisitor(gateway).query(open, { link: 'guess' });
    expect(data['openBadge']).toEqual({ __typename: 'Refusal', code: 'NOT_FOUND', path: ['link'] });
  });
});

describe('§2.4 a pass for the wallet of a phone', () => {
  const address = '/wallet/apple?lang=ar&exhibitionId=3001&number=K7Q2-9MXD';
  const open = (path: string, { cookie } = newVisitor(gateway)) =>
    fetch(gateway.url + path, { headers: { cookie: cookie() } });
  const post = (body: Record<string, string>) =>
    fetch(`${gateway.url}/wallet/google?lang=de`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(body).toString(),
    });

  it('§2.4 is a file for Apple Wallet, in the language of the page, which no cache stores', async () => {
    const buyer = await signedInBuyer(gateway);
    upstream.reset();
    const answer = await open(address, buyer);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/vnd.apple.pkpass',
    ]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(Buffer.from(await answer.arrayBuffer()).toString('base64')).toBe('UEsDBA==');
    expect(upstream.calls.find(({ operation }) => operation === 'getMyWalletPass')?.body).toMatchObject({
      token: 't-1',
      lang: 'ar',
      data: { exhibitionId: '3001', badgeNo: 'K7Q2-9MXD', wallet: 'apple' },
    });
    expect(upstream.counts()).toEqual({ getMyWalletPass: 1 });
  });

  it('§2.4 is a redirect to Google Wallet, for the holder of the link in the mail', async () => {
    const answer = await post({ link: 'secret' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('https://pay.google.com/gp/v/save/header.payload.signature');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('§6 a guest has none without a link, and another buyer’s badge is not found', async () => {
    upstream.reset();
    expect((await open(address)).status).toBe(401);
    expect(upstream.counts()).toEqual({});
    const buyer = await signedInBuyer(gateway);
    upstream.answer('getMyWalletPass', (_, response) =>
      json(response, { success: false, code: 404, msg: 'none' }),
    );
    const answer = await open(address, buyer);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
  });

  it('§8 an unknown wallet is not found, and a request without what it needs is refused', async () => {
    const buyer = await signedInBuyer(gateway);
    expect((await open('/wallet/apple?number=1', buyer)).status).toBe(400);
    expect((await open('/wallet/apple?exhibitionId=x&number=1', buyer)).status).toBe(400);
    expect((await post({})).status).toBe(400);
    expect((await fetch(`${gateway.url}/wallet/samsung`)).status).toBe(404);
    expect((await post({ link: 'a'.repeat(201) })).status).toBe(400);
  });
});

describe('the lists for checkers', () => {
  it('/.well-known/badge-keys.json is a JWK Set, for any site and for a minute', async () => {
    const answer = await gateway.get('/.well-known/badge-keys.json');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/jwk-set+json');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cache-control')).toContain('max-age');
    expect(await answer.json()).toEqual((goldenOf('getBadgeKeys').response.body as { data: unknown }).data);
  });

  it('/.well-known/badge-revocations.json has the revoked numbers by exhibition', async () => {
    const answer = await gateway.get('/.well-known/badge-revocations.json');
    expect(await answer.json()).toEqual({
      time: '2026-11-21T08:00:00.000Z',
      revoked: { '3001': ['K7Q2-9MXD'] },
    });
  });

  it('a service that is down is no empty list', async () => {
    upstream.answer('getRevokedBadges', (_, response) => json(response, {}, 503));
    const answer = await gateway.get('/.well-known/badge-revocations.json?again');
    expect(answer.status).toBeGreaterThanOrEqual(500);
  });
});
