import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { json } from '../gateway/upstream.ts';
import { signedInBuyer } from '../gateway/visitor.ts';

const { upstream, gateway, close } = await startBoth({ env: { CACHE_MAX_ENTRIES: '1000' } });
beforeEach(() => upstream.reset());
afterAll(close);

const preRegister = /* GraphQL */ `
  mutation PreRegister($input: PreRegisterInput!) {
    preRegister(input: $input) {
      __typename
      ... on Registration {
        id
        email
        badgeNumber
        badgeLink
      }
      ... on Failure {
        code
        path
      }
      ... on InvalidInput {
        fields {
          name
          key
        }
      }
    }
  }
`;
const input = {
  idempotencyKey: '0b9c2f0e-7a51-4a3e-9d63-2f1f8f1f6a11',
  exhibitionId: '801',
  email: 'amal@example.com',
  contactName: 'Amal Hassan',
  companyName: 'Nile Trading House',
  countryCode: 'EG',
};
const send = async (change: object = {}, from: Pick<typeof gateway, 'query'> = gateway) =>
  (
    await from.query<{ preRegister: Record<string, unknown> }>(preRegister, {
      input: { ...input, ...change },
    })
  ).data.preRegister;

describe('§2.5 pre-registration for an exhibition', () => {
  it('§7.3 is one call with the key as a header, the form, and where it comes from', async () => {
    expect(
      await send({
        email: ' amal@example.com ',
        jobTitle: 'DESIGN_DEPARTMENT',
        businessTypes: ['RETAILER'],
        purposes: ['PROCURE', 'SEEK'],
        industry: 'TEX',
        source: 'GROUND_PROMOTION',
        trackingSource: 'flyer',
        relatedExhibitionId: '802',
        recommendSite: 'Egypt',
        siblingExhibitionId: '802',
        hiddenExhibitionId: '804',
      }),
    ).toEqual({
      __typename: 'Registration',
      id: '100001',
      email: 'amal@example.com',
      badgeNumber: 'B801-41526374',
      badgeLink: 'b-1',
    });
    expect(upstream.calls).toHaveLength(1);
    expect(upstream.calls[0]).toMatchObject({
      headers: { 'idempotency-key': input.idempotencyKey },
      body: {
        data: {
          email: 'amal@example.com',
          countryId: 'EG',
          websiteId: '999',
          jobTitle: 'design-department',
          businessTypes: ['retailer'],
          purposes: ['procure', 'seek'],
          industry: 'TEX',
          source: 9,
          trackingSource: 'flyer',
          relatedExhibitionId: '802',
          recommendSite: 'Egypt',
          siblingExhibitionId: '802',
          hiddenExhibitionId: '804',
        },
      },
    });
  });

  it('§3 the registration of a signed-in buyer is the account’s', async () => {
    await send({}, await signedInBuyer(gateway));
    const call = upstream.calls.find(({ operation }) => operation === 'preRegistration');
    expect(call?.body).toMatchObject({ token: expect.stringMatching(/.+/) as string });
  });

  it('has no badge when the email was registered before by somebody else', async () => {
    upstream.answer('preRegistration', (_, response) =>
      json(response, { success: true, code: 200, data: { id: null, badgeNo: null, email: input.email } }),
    );
    expect(await send()).toEqual({
      __typename: 'Registration',
      id: null,
      email: input.email,
      badgeNumber: null,
      badgeLink: null,
    });
  });

  it('§5 names every invalid field and sends nothing', async () => {
    expect(
      await send({ email: 'nobody', contactName: ' ', companyWebsite: 'no website', mobile: 'call me' }),
    ).toMatchObject({
      __typename: 'InvalidInput',
      fields: [
        { name: 'email', key: 'i18n.valid.email' },
        { name: 'contactName', key: 'validator.required' },
        { name: 'companyWebsite', key: 'validator.regex' },
        { name: 'mobile', key: 'validator.regex' },
      ],
    });
    expect(upstream.calls).toEqual([]);
  });

  it.each([
    [404, 'NOT_FOUND'],
    [40_001, 'INVALID_EMAIL'],
  ])('§8 the failure %i of the service is a Refusal', async (code, expected) => {
    upstream.answer('preRegistration', (_, response) => json(response, { success: false, code, msg: 'no' }));
    expect(await send()).toMatchObject({ __typename: 'Refusal', code: expected });
  });

  it('a key with another payload is an invalid field', async () => {
    upstream.answer('preRegistration', (_, response) =>
      json(response, { success: false, code: 40_904, msg: 'used' }),
    );
    expect(await send()).toMatchObject({
      __typename: 'InvalidInput',
      code: 'BAD_USER_INPUT',
      path: ['idempotencyKey'],
    });
  });
});

describe('§7.3 the registration of an email', () => {
  const check = /* GraphQL */ `
    mutation Check($input: AttendeeInput!) {
      checkRegistration(input: $input) {
        ... on RegistrationCheck {
          registered
        }
      }
    }
  `;
  const asked = () => gateway.query(check, { input: { exhibitionId: '801', email: 'amal@example.com' } });

  it('§9 is asked for again after 256 ms', async () => {
    expect((await asked()).data).toEqual({ checkRegistration: { registered: true } });
    await asked();
    const calls = upstream.calls.length;
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    await asked();
    expect([calls, upstream.calls.length]).toEqual([1, 2]);
  });

  it('the badge is mailed without telling whether there is one', async () => {
    const { data } = await gateway.query(
      `mutation { sendBadgeAgain(input: { exhibitionId: "801", email: "amal@example.com" }) { ... on BadgeRequest { email } } }`,
    );
    expect(data).toEqual({ sendBadgeAgain: { email: 'amal@example.com' } });
    expect(upstream.counts()).toEqual({ reSendMyBadgeNow: 1 });
  });

  it('of a buyer is read with their token; a guest causes no call', async () => {
    const own = '{ viewer { ... on Buyer { registration(exhibitionId: "801") { badgeNumber } } } }';
    expect((await gateway.query(own)).data).toEqual({ viewer: null });
    expect(upstream.calls).toEqual([]);
    const { data } = await (await signedInBuyer(gateway)).query(own);
    expect(data).toEqual({ viewer: { registration: { badgeNumber: 'B801-41526374' } } });
  });
});

it('§3 the id of a buyer’s registration is the promotion’s register info; a guest causes no call', async () => {
  const own = '{ viewer { ... on Buyer { registrationId(exhibitionId: "801") } } }';
  expect((await gateway.query(own)).data).toEqual({ viewer: null });
  const { data } = await (await signedInBuyer(gateway)).query(own);
  expect(data).toEqual({ viewer: { registrationId: '100001' } });
  expect(upstream.calls.map(({ operation }) => operation)).toContain('promotionRegisterInfo');
  expect(upstream.calls.map(({ operation }) => operation)).not.toContain('registerInfo');
});

it('§7.3 a signed-in buyer’s earlier answers and VIP status come with their token', async () => {
  const own =
    '{ viewer { ... on Buyer { isVip(exhibitionId: "801") registrationData(exhibitionId: "801") { contactName jobTitle countryCode businessTypes purposes tagCodes } } } }';
  const { data } = await (await signedInBuyer(gateway)).query(own);
  expect(data).toEqual({
    viewer: {
      isVip: true,
      registrationData: {
        contactName: 'Amal Hassan',
        jobTitle: 'PURCHASING',
        countryCode: 'EG',
        businessTypes: ['DISTRIBUTOR', 'RETAILER'],
        purposes: ['PROCURE', 'SEEK'],
        tagCodes: ['kettle'],
      },
    },
  });
});

it('§7.2, §9 the tags of an industry are one call, cached for 15 minutes', async () => {
  const ofIndustry = '{ categories(industry: HL) { id level children { id tags { code } } } }';
  const { data } = await gateway.query(ofIndustry);
  expect(data).toEqual({
    categories: [{ id: '8', level: 1, children: [{ id: '801', tags: [{ code: 'T10101' }] }] }],
  });
  await gateway.query(ofIndustry);
  expect(upstream.counts()).toEqual({ getCateAndTagV2: 1 });
});

it('§7.3, §9 the form has hot tags and the industry, cached for 15 minutes', async () => {
  const form = '{ exhibition(id: "801") { registrationForm { industry hotTags { code } } } }';
  const { data } = await gateway.query(form);
  expect(data).toEqual({
    exhibition: { registrationForm: { industry: 'HL', hotTags: [{ code: 'kettle' }, { code: 'mug' }] } },
  });
  await gateway.query(form);
  expect(upstream.counts()['getHotTags']).toBe(1);
});
