// Invitations of suppliers' people by operators, and the demo suppliers' accounts. On real databases.
import { runAccountCommand } from '@fairgate/embedded/accounts/run-account-command';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { supplierWithAccount } from './desk-data.ts';
import { mailsTo, newEmail, newPerson, password, type Person, register, secretIn } from './person.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';

type Invitation = { invitationId: string; email: string; supplierId: string };
type Accepted = { token: string; supplierId: string; email: string };
const service = 'supplier';

describe.each(databases)('invitations to suppliers on %s', (kind) => {
  let embedded: Embedded;
  let operator: Person;
  let supplierId: string;
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
    supplierId = String((await supplierWithAccount(embedded)).id);
    const guest = newPerson(embedded);
    const form = { email: 'operator@fairgate.example', password: 'fairgate1' };
    operator = guest.with(
      (await guest.call<{ token: string }>('/operator/operatorLogin.json', form)).data.token,
    );
  });
  afterAll(() => embedded.close());

  const call = <Data = Invitation>(name: string, data: object) =>
    operator.call<Data>(`/operator/${name}.json`, data);
  const invite = (email: string, change: object = {}) =>
    call('inviteToSupplier', { supplierId, email, name: 'Mei Lin', languageCode: 'zh', ...change });
  const tokenOf = async (email: string, place = 0) =>
    secretIn((await mailsTo(embedded, email))[place], 'invite_token');
  const read = (link: string) =>
    newPerson(embedded).call<{ email: string }>('/login/getInvitation.json', { link }, { service });
  const accept = (link: string) =>
    newPerson(embedded).call<Accepted>('/login/acceptInvitation.json', { link, password }, { service });
  const listed = async () =>
    (await call<{ list: Invitation[] }>('getInvitationList', {})).data.list.map(({ email }) => email);

  it('§6 a person gets a mail in its language, chooses a password once, and logs in for the supplier', async () => {
    const email = newEmail();
    expect((await invite(email)).data).toMatchObject({ email, supplierId });
    const [mail] = await mailsTo(embedded, email);
    expect(mail).toMatchObject({ kind: 'invitation' });
    expect(mail?.text).toContain('我们团队的 Lena Novak');
    expect(await listed()).toContain(email);
    const link = await tokenOf(email);
    expect((await read(link)).data).toMatchObject({ email, name: 'Mei Lin' });
    const both = await Promise.all([accept(link), accept(link)]);
    expect(both.map(({ code }) => code).sort((one, other) => one - other)).toEqual([0, 40_103]);
    const { token } = both.find(({ code }) => code === 0)?.data ?? { token: '' };
    const own = await newPerson(embedded, { token }).call('/login/getUserInfoV2.json', {}, { service });
    expect(own.data).toMatchObject({ supplierId, email });
    const form = { account: email, password };
    expect((await newPerson(embedded).call('/login/loginPc.json', form, { service })).code).toBe(0);
    expect(await listed()).not.toContain(email);
    expect((await read(link)).code).toBe(40_103);
    const log = (await runAccountCommand(embedded.db, { action: 'log' })).join('\n');
    expect(log).toContain(`operator@fairgate.example\tsupplier-invited\t${email}`);
    expect(log).toContain(`${email}\tinvitation-accepted\t${email}`);
  });

  it('sent again, the first link works no longer; revoked or expired, none does', async () => {
    const email = newEmail();
    const { data } = await invite(email);
    const { invitationId } = data;
    const first = await tokenOf(email);
    await call('resendInvitation', { invitationId });
    const second = await tokenOf(email);
    expect([(await accept(first)).code, (await read(second)).data.email]).toEqual([40_103, email]);
    await embedded.db.rows({ text: 'update supplier_invitation set expires_at = now() where id = $1' }, [
      invitationId,
    ]);
    expect((await accept(second)).code).toBe(40_103);
    await call('resendInvitation', { invitationId });
    const third = await tokenOf(email);
    await call('revokeInvitation', { invitationId });
    expect((await accept(third)).code).toBe(40_103);
    const codes = [];
    for (const name of ['resendInvitation', 'revokeInvitation'])
      codes.push((await call(name, { invitationId })).code);
    expect(codes).toEqual([404, 404]);
  });

  it('§5 the email of a buyer or a supplier is refused, also when the account came after the invitation', async () => {
    const { email: buyer } = await register(embedded);
    expect((await invite(buyer)).code).toBe(40_901);
    expect((await invite('supplier@fairgate.example')).code).toBe(40_902);
    expect((await invite(newEmail(), { supplierId: '999999' })).code).toBe(404);
    const late = newEmail();
    await invite(late);
    await register(embedded, late);
    expect((await accept(await tokenOf(late))).code).toBe(40_103);
  });

  it('an invitation of the same email replaces the earlier one', async () => {
    const email = newEmail();
    const first = await invite(email);
    const again = await invite(email.toUpperCase(), { languageCode: 'en' });
    expect(again.data.invitationId).toBe(first.data.invitationId);
  });

  it('§3 three demo suppliers have accounts, and each of the others sells a type of product that the first sells', async () => {
    const rows = await embedded.db.rows<{ email: string; shared: number }>({
      text: `
        select a.email, (select count(distinct p.type)::int from product p where p.supplier_id = a.supplier_id and p.type in
          (select type from product where supplier_id = (select supplier_id from supplier_account where email = 'supplier@fairgate.example'))) as shared
        from supplier_account a where a.email like 'supplier%@fairgate.example' order by a.email`,
    });
    expect(rows.map(({ email }) => email)).toEqual([
      'supplier2@fairgate.example',
      'supplier3@fairgate.example',
      'supplier@fairgate.example',
    ]);
    expect(rows.every(({ shared }) => shared > 0)).toBe(true);
    const ids = await embedded.db.rows({
      text: `select distinct supplier_id from supplier_account where email like 'supplier%@fairgate.example'`,
    });
    expect(ids).toHaveLength(3);
    // A supplier of the demo data is named by its id.
    const [line] = await runAccountCommand(embedded.db, {
      action: 'add',
      role: 'supplier',
      email: 'fourth@supplier.example',
      name: 'Fourth',
      supplier: supplierId,
    });
    expect(line).toContain('Supplier account fourth@supplier.example added.');
  });
});
