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
