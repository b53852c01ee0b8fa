// Organisers (roles beyond §6): sign-in, and their exhibitions.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { json } from '../gateway/upstream.ts';
import { newVisitor } from '../gateway/visitor.ts';

const { upstream, gateway, close } = await startBoth();
beforeEach(() => upstream.reset());
afterAll(close);

const login =
  'mutation ($input: LoginInput!) { organiserLogin(input: $input) { __typename ... on OrganiserSignedIn { viewer { id name email } } ... on Failure { code path } } }';
const input = { email: 'organiser@fairgate.example', password: 'fairgate1' };

async function signedIn() {
  const visitor = newVisitor(gateway);
  await visitor.query(login, { input });
  upstream.reset();
  return visitor;
}

describe('an organiser', () => {
  it('signs in with a sealed cookie; the second cookie says of what kind the session is', async () => {
    const visitor = newVisitor(gateway);
    const { data } = await visitor.query(login, { input });
    expect(data['organiserLogin']).toEqual({
      __typename: 'OrganiserSignedIn',
      viewer: { id: '31', name: 'Fairgate Exhibitions', email: input.email },
    });
    expect(upstream.calls[0]?.body).toMatchObject({ token: '', data: { ...input, ip: '127.0.0.1' } });
    expect(visitor.given().join('\n')).toMatch(
      /^fairgate-session=Fe26\.2\*[^]*fairgate-signed-in=organiser\./,
    );
  });

  it('§5 the form is checked before the service is asked; a wrong password is a refusal', async () => {
    const answer = async (form: object) => (await newVisitor(gateway).query(login, { input: form })).data;
    expect(await answer({ email: 'x', password: '' })).toMatchObject({
      organiserLogin: { __typename: 'InvalidInput' },
    });
    expect(upstream.calls).toEqual([]);
    upstream.answer('organiserLogin', (_call, response) =>
      json(response, { success: false, code: 40_101, msg: 'no', data: null }),
    );
    expect(await answer(input)).toMatchObject({
      organiserLogin: { code: 'WRONG_PASSWORD', path: ['password'] },
    });
  });

  it('sees the own exhibitions with their exhibitors', async () => {
    const visitor = await signedIn();
    const { data } = await visitor.query(
      '{ viewer { ... on OrganiserUser { exhibitions { id hallCount exhibitorCount exhibition { name stage status } } exhibition(id: "3001") { exhibitors { totalCount nodes { name stand { hall number } } } } } } }',
    );
    expect(data['viewer']).toMatchObject({
      exhibitions: [
        {
          id: '3001',
          hallCount: 2,
          exhibitorCount: 237,
          exhibition: { name: 'Homelife Egypt 2027', stage: 'PRE_SHOW', status: 'COMING' },
        },
      ],
      exhibition: { exhibitors: { totalCount: 2, nodes: [{ stand: { hall: 'A', number: '107' } }, {}] } },
    });
    const asked = upstream.calls.filter(({ operation }) => operation.startsWith('getOrganiser'));
    expect(asked.map(({ headers }) => headers['blade-auth'])).toEqual(asked.map(() => 't-1'));
  });

  it('§6 counts neither as a buyer nor as a supplier: buyers’ mutations refuse it without a call', async () => {
    const visitor = await signedIn();
    const { data } = await visitor.query(
      'mutation { setTags(tagCodes: []) { __typename ... on Failure { code } } exportData { ... on Failure { code } } followProduct(input: { id: "1", idempotencyKey: "k-0123456789" }) { ... on Failure { code } } }',
    );
    expect(data).toMatchObject({
      setTags: { code: 'LOGIN_REQUIRED' },
      exportData: { code: 'LOGIN_REQUIRED' },
      followProduct: { code: 'LOGIN_REQUIRED' },
    });
    expect(upstream.calls).toEqual([]);
    const page = await gateway.get('/', { cookie: visitor.cookie() });
    expect(await page.text()).toBe(await (await gateway.get('/')).text());
  });

  it('§4 a logout ends the token at the service; other sessions can be ended', async () => {
    const visitor = await signedIn();
    const { data } = await visitor.query('mutation { endOtherSessions { ... on EndedSessions { ended } } }');
    expect(data).toEqual({ endOtherSessions: { ended: 2 } });
    expect((await visitor.query('mutation { logout }')).data).toEqual({ logout: true });
    expect(upstream.counts()).toEqual({ organiserLogoutOthers: 1, organiserLogout: 1 });
    expect(visitor.session()).toBe('');
  });

  it('§8 a token that the service no longer knows ends the session', async () => {
    const visitor = await signedIn();
    upstream.answer('getOrganiserInfo', (_call, response) =>
      json(response, { success: false, code: 401, msg: 'token invalid', data: null }, 401),
    );
    const { errors } = await visitor.query('{ viewer { __typename } }');
    expect(errors?.[0]?.extensions.code).toBe('INVALID_TOKEN');
    expect(visitor.session()).toBe('');
  });
});
