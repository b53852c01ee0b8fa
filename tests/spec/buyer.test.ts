import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { json } from '../gateway/upstream.ts';
import { newVisitor, signedInBuyer, type Visitor } from '../gateway/visitor.ts';

const { upstream, gateway, close } = await startBoth();
afterAll(close);

let buyer: Visitor;
let visitors = 0;
beforeEach(async () => {
  upstream.reset();
  buyer = await signedInBuyer(gateway);
  upstream.reset();
});

const sent = (operation: string) =>
  upstream.calls
    .filter((call) => call.operation === operation)
    .map(({ body }) => body as { token: string; data: Record<string, unknown> });
const refuse = (operation: string, code: number) =>
  upstream.answer(operation, (_call, response) => json(response, { success: false, code, msg: 'no' }));
const failure = '... on InvalidInput { path fields { name key bound } } ... on Refusal { code path }';

describe("§3 a buyer's profile", () => {
  it('§3 is read with the viewer, in one call', async () => {
    const { data } = await buyer.query(
      '{ viewer { ... on Buyer { name tagCodes emailConfirmed createdAt purchaseInfo { contactName companyName countryCode dialingCode mobile businessType jobTitle } } } }',
    );
    expect(data['viewer']).toEqual({
      name: 'Amal Hassan',
      tagCodes: ['kettles'],
      emailConfirmed: true,
      createdAt: '2026-11-21T08:00:00.000Z',
      purchaseInfo: {
        contactName: 'Amal Hassan',
        companyName: 'Nile Trading',
        countryCode: 'EG',
        dialingCode: '20',
        mobile: '1001234567',
        businessType: 'DISTRIBUTOR',
        jobTitle: 'PURCHASING',
      },
    });
    expect(upstream.counts()).toEqual({ getUserInfo: 1 });
  });

  it('§3 the name is the nickname, else the contact, else the user name', async () => {
    const nameOf = async (names: object) => {
      upstream.answer('getUserInfo', (_call, response) =>
        json(response, {
          success: true,
          data: {
            userId: 1,
            email: 'e@fair.example',
            tagCodes: [],
            purchaseInfo: {},
            createTime: 'x',
            emailConfirmed: false,
            ...names,
          },
        }),
      );
      return (await buyer.query<{ viewer: { name: string } }>('{ viewer { ... on Buyer { name } } }')).data
        .viewer.name;
    };
    expect(
      await nameOf({ nickname: 'Amal', username: 'amal7', purchaseInfo: { contactName: 'Amal Hassan' } }),
    ).toBe('Amal');
    expect(
      await nameOf({ nickname: '', username: 'amal7', purchaseInfo: { contactName: 'Amal Hassan' } }),
    ).toBe('Amal Hassan');
    expect(await nameOf({ username: 'amal7' })).toBe('amal7');
    expect(await nameOf({})).toBe('e@fair.example');
  });

  const complete = `mutation($input: PurchaseInfoInput!) { completePurchaseInfo(input: $input) { __typename ... on Buyer { id } ${failure} } }`;

  it('§7.3 is changed field by field: absent fields are not sent, null clears a field', async () => {
    const input = {
      contactName: ' Amal ',
      companyName: '',
      countryCode: 'DE',
      jobTitle: 'BUSINESS_OWNER',
      businessType: null,
    };
    expect((await buyer.query(complete, { input })).data['completePurchaseInfo']).toEqual({
      __typename: 'Buyer',
      id: '100001',
    });
    expect(sent('completePurchaseInfo')).toMatchObject([{ token: 't-1' }]);
    expect(sent('completePurchaseInfo')[0]?.data).toEqual({
      contactName: 'Amal',
      companyName: null,
      countryId: 'DE',
      jobTitle: 'business-owner',
      businessType: null,
    });
  });

  it('§7.3 a variable that is not sent leaves its field out, too', async () => {
    await buyer.query(
      'mutation($name: String, $mobile: String) { completePurchaseInfo(input: { contactName: $name, mobile: $mobile }) { __typename } }',
      { name: 'Amal' },
    );
    expect(sent('completePurchaseInfo')[0]?.data).toEqual({ contactName: 'Amal' });
  });

  it('§5 names the invalid fields', async () => {
    const input = { contactName: 'x'.repeat(101), dialingCode: 'x', mobile: '1' };
    expect((await buyer.query(complete, { input })).data['completePurchaseInfo']).toMatchObject({
      __typename: 'InvalidInput',
      path: ['contactName'],
      fields: [
        { name: 'contactName', key: 'validator.maxlength', bound: 100 },
        { name: 'dialingCode' },
        { name: 'mobile' },
      ],
    });
    expect(upstream.calls).toEqual([]);
  });

  const setTags = `mutation($codes: [String!]!) { setTags(tagCodes: $codes) { __typename ... on Buyer { tagCodes } ${failure} } }`;

  it('§5 at most ten tags', async () => {
    expect((await buyer.query(setTags, { codes: ['kettles', 'pans'] })).data['setTags']).toMatchObject({
      __typename: 'Buyer',
    });
    expect(sent('setTags')).toMatchObject([{ data: { tagCodes: ['kettles', 'pans'] } }]);
    expect(
      (await buyer.query(setTags, { codes: Array.from({ length: 11 }, String) })).data['setTags'],
    ).toMatchObject({ fields: [{ name: 'tagCodes', key: 'product.tags.choose.most', bound: 10 }] });
  });
});

describe('§2.2 /setting/unsubscribe', () => {
  const set = `mutation($input: MailSettingsInput!) { setMailSettings(input: $input) { __typename ... on MailSettings { marketing followedProducts fairs } ... on Refusal { code path } } }`;
  const input = { marketing: false, followedProducts: true, fairs: false };

  it('§2.2 is read and changed by a signed-in buyer', async () => {
    expect(
      (await buyer.query('{ viewer { ... on Buyer { mailSettings { marketing followedProducts fairs } } } }'))
        .data['viewer'],
    ).toEqual({ mailSettings: { marketing: false, followedProducts: true, fairs: true } });
    expect((await buyer.query(set, { input })).data['setMailSettings']).toMatchObject({
      __typename: 'MailSettings',
    });
    expect(sent('setSubscriptions')).toMatchObject([{ token: 't-1', data: input }]);
  });

  it('§2.2 is read and changed by the link of a mail, for its recipient: no token is sent', async () => {
    const open = 'mutation { openMailSettings(link: "link-1") { __typename ... on Refusal { code } } }';
    for (const visitor of [buyer, newVisitor(gateway)]) {
      upstream.reset();
      expect((await visitor.query(open)).data['openMailSettings']).toEqual({ __typename: 'MailSettings' });
      await visitor.query(set, { input: { ...input, link: 'link-1' } });
      expect([sent('getSubscriptions'), sent('setSubscriptions')]).toMatchObject([
        [{ token: '', data: { link: 'link-1' } }],
        [{ token: '', data: { ...input, link: 'link-1' } }],
      ]);
    }
    refuse('setSubscriptions', 40_103);
    expect((await buyer.query(set, { input: { ...input, link: 'old' } })).data['setMailSettings']).toEqual({
      __typename: 'Refusal',
      code: 'RESET_LINK_INVALID',
      path: ['link'],
    });
  });
});

describe('member area: data export and deletion', () => {
  it('the export is a file with all stored data', async () => {
    const { data } = await buyer.query<{ exportData: { fileName: string; json: string } }>(
      'mutation { exportData { ... on DataExport { fileName json } } }',
    );
    expect(JSON.parse(data.exportData.json)).toMatchObject({ userInfo: { userId: '100001' } });
    expect(data.exportData.fileName).toMatch(/\.json$/);
  });

  const remove = `mutation($password: String!) { deleteAccount(password: $password) { __typename ... on AccountDeleted { email } ${failure} } }`;

  it('a deletion needs the password and ends the session', async () => {
    expect((await buyer.query(remove, { password: '' })).data['deleteAccount']).toMatchObject({
      __typename: 'InvalidInput',
    });
    for (const [wire, code] of [
      [40_101, 'WRONG_PASSWORD'],
      [40_104, 'NO_PASSWORD'],
    ] as const) {
      refuse('delete', wire);
      expect((await buyer.query(remove, { password: 'fairgate2' })).data['deleteAccount']).toEqual({
        __typename: 'Refusal',
        code,
        path: ['password'],
      });
    }
    expect(buyer.cookie()).not.toBe('');
    upstream.reset();
    expect((await buyer.query(remove, { password: 'fairgate1' })).data['deleteAccount']).toEqual({
      __typename: 'AccountDeleted',
      email: 'buyer@fairgate.example',
    });
    expect(sent('delete')).toMatchObject([{ token: 't-1', data: { password: 'fairgate1' } }]);
    expect(buyer.session()).toBe('');
  });
});

describe('§6 operations that need a login', () => {
  const needsBuyer: [name: string, mutation: string][] = [
    ['completePurchaseInfo', 'completePurchaseInfo(input: {})'],
    ['setTags', 'setTags(tagCodes: [])'],
    ['setMailSettings', 'setMailSettings(input: { marketing: true, followedProducts: true, fairs: true })'],
    ['exportData', 'exportData'],
    ['deleteAccount', 'deleteAccount(password: "fairgate1")'],
    ['changePassword', 'changePassword(input: { oldPassword: "fairgate1", newPassword: "fairgate2" })'],
    ['followProduct', 'followProduct(input: { id: 1 })'],
    ['unfollowProduct', 'unfollowProduct(id: 1)'],
    ['followSupplier', 'followSupplier(input: { id: 1 })'],
    ['unfollowSupplier', 'unfollowSupplier(id: 1)'],
  ];
  for (const [name, mutation] of needsBuyer) {
    it(`§6 ${name}: guests and suppliers get LOGIN_REQUIRED for buyers, without a call`, async () => {
      const supplier = newVisitor(gateway);
      await supplier.query(
        'mutation { supplierLogin(input: { account: "s@fair.example", password: "fairgate1" }) { __typename } }',
        {},
        { 'x-visit': String((visitors += 1)) },
      );
      upstream.reset();
      for (const visitor of [newVisitor(gateway), supplier]) {
        expect(
          (await visitor.query(`mutation { ${mutation} { ... on Refusal { code message } } }`)).data[name],
        ).toEqual({ code: 'LOGIN_REQUIRED', message: 'Please log in or join free to continue.' });
      }
      expect(upstream.calls).toEqual([]);
    });
  }
});
