// Suppliers' accounts that the command line makes, on real databases.
import { runAccountCommand } from '@fairgate/embedded/accounts/run-account-command';
import { readArguments } from '@fairgate/embedded/commands/arguments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, register } from './person.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';

const service = 'supplier';
type Command = Parameters<typeof runAccountCommand>[1];

/** A command as it is typed. */
function typed(...line: string[]): Command {
  const read = readArguments(['account', ...line]);
  if (read.command !== 'account') throw new Error('another command was read');
  return read.account;
}

describe('the command line of accounts', () => {
  it('a supplier’s account names an imported supplier, an organiser’s none', () => {
    expect(typed('add', 'A@supplier.example', '--role', 'supplier', '--supplier', 'ACME')).toEqual({
      action: 'add',
      role: 'supplier',
      email: 'A@supplier.example',
      name: 'A@supplier.example',
      supplier: 'ACME',
    });
    expect(typed('reset', 'a@supplier.example', '--role', 'supplier')).toMatchObject({ role: 'supplier' });
    expect(() => typed('add', 'a@supplier.example')).toThrow(
      '--role organiser, --role operator or --role supplier',
    );
    expect(() => typed('add', 'a@supplier.example', '--role', 'buyer')).toThrow(
      '--role organiser, --role operator or',
    );
    expect(() => typed('add', 'a@supplier.example', '--role', 'supplier')).toThrow('--supplier KEY');
    const both = ['add', 'a@supplier.example', '--role', 'organiser', '--supplier', 'ACME'];
    expect(() => typed(...both)).toThrow('with no other role');
  });
});

describe.each(databases)('supplier accounts on %s', (kind) => {
  let embedded: Embedded;
  let supplierId: string;
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
    // As an import of a catalogue leaves it.
    const [row] = await embedded.db.rows<{ id: string }>({
      text: `
        update supplier set external_key = 'ACME' where id = (
          select x.supplier_id from exhibitor x join exhibition e on e.id = x.exhibition_id
          where x.supplier_id is not null and x.supplier_id not in (select supplier_id from supplier_account)
          order by 1 limit 1)
        returning id::text`,
    });
    supplierId = row?.id ?? '';
  });
  afterAll(() => embedded.close());

  const run = (command: Command) => runAccountCommand(embedded.db, command);
  const tryLogin = (form: { email: string; password: string }, person = newPerson(embedded)) =>
    person.call<{ token: string; supplierId: string }>(
      '/login/loginPc.json',
      { account: form.email, password: form.password },
      { service },
    );
  async function signIn(form: { email: string; password: string }): Promise<Person> {
    const guest = newPerson(embedded);
    return guest.with((await tryLogin(form, guest)).data.token);
  }
  async function add(email: string, role: 'supplier' | 'organiser' = 'supplier') {
    const [line = ''] = await run(
      typed('add', email, '--role', role, ...(role === 'supplier' ? ['--supplier', 'ACME'] : [])),
    );
    return { email, password: /Password: (\S+)$/.exec(line)?.[1] ?? '' };
  }
  const own = (person: Person) =>
    person.call<{ supplierId: string }>('/login/getUserInfoV2.json', {}, { service });

  it('§6 an added account signs in for its supplier, and has the requests for its card and its fairs', async () => {
    const form = await add('first@supplier.example');
    const { data } = await tryLogin(form);
    expect(data).toMatchObject({ supplierId });
    const person = await signIn(form);
    expect((await own(person)).data).toMatchObject({ supplierId, email: form.email });
    const exhibitions = await person.call<object[]>('/exhibition/getOwnExhibitions.json', {}, { service });
    expect(exhibitions.data.length).toBeGreaterThan(0);
    const { person: buyer } = await register(embedded);
    const [stand] = await embedded.db.rows<{ id: string }>(
      { text: 'select exhibition_id::text as id from exhibitor where supplier_id = $1 limit 1' },
      [supplierId],
    );
    await buyer.call('/card/requestCard.json', { supplierId, exhibitionId: stand?.id });
    const requests = await person.call<{ list: object[] }>('/card/getCardRequestList.json', {}, { service });
    expect(requests.data.list).toHaveLength(1);
  });

  it('an unknown supplier, a second account with the email and a buyer’s email are refused with the reason', async () => {
    await add('second@supplier.example');
    await expect(add('SECOND@supplier.example')).rejects.toThrow('is already a supplier');
    const unknown = typed('add', 'x@supplier.example', '--role', 'supplier', '--supplier', 'NOBODY');
    await expect(run(unknown)).rejects.toThrow('No imported supplier has the key "NOBODY"');
    const { email } = await register(embedded);
    await expect(add(email)).rejects.toThrow(`${email} is a buyer’s account`);
  });

  it('§4 disable ends sessions and SSO tokens and refuses the login; enable allows it; reset sets a new password', async () => {
    const form = await add('third@supplier.example');
    const person = await signIn(form);
    const { issueSsoToken } = await import('@fairgate/embedded/accounts/supplier-sessions');
    const sso = () => embedded.db.transaction((transaction) => issueSsoToken(transaction, form.email));
    const ssoToken = await sso();
    const email = 'Third@Supplier.example';
    await run({ action: 'disable', email });
    expect((await own(person)).code).toBe(100_001);
    expect((await tryLogin(form)).code).toBe((await tryLogin({ ...form, password: 'wrong-one' })).code);
    expect(await sso()).toBeUndefined();
    await run({ action: 'enable', email });
    const late = await newPerson(embedded).call('/login/loginPc.json', { ssoToken }, { service });
    expect(late.data ?? null).toBeNull();
    const again = await signIn(form);
    expect((await own(again)).code).toBe(0);
    const [line = ''] = await run({ action: 'reset', email });
    expect((await own(again)).code).toBe(100_001);
    expect((await tryLogin(form)).data ?? null).toBeNull();
    const fresh = { ...form, password: /password: (\S+)$/.exec(line)?.[1] ?? '' };
    expect((await tryLogin(fresh)).data).toMatchObject({ supplierId });
  });

  it('an email with both accounts needs the role; the other account stays as it is', async () => {
    const email = 'both@supplier.example';
    const [supplier, organiser] = [await add(email), await add(email, 'organiser')];
    await expect(run({ action: 'disable', email })).rejects.toThrow(
      'Add --role organiser or --role supplier',
    );
    await run({ action: 'disable', email, role: 'supplier' });
    expect((await tryLogin(supplier)).data ?? null).toBeNull();
    const login = await newPerson(embedded).call('/organiser/organiserLogin.json', organiser);
    expect(login.code).toBe(200);
    await expect(
      run({ action: 'reset', email: 'nobody@supplier.example', role: 'supplier' }),
    ).rejects.toThrow('There is no supplier nobody@supplier.example.');
  });

  it('list names the accounts with their supplier, and log what was done, exports of leads too', async () => {
    const form = await add('fourth@supplier.example');
    const person = await signIn(form);
    await person.call('/lead/exportLeads.json', { exhibitionId: '803' }, { service });
    await run({ action: 'disable', email: form.email });
    expect((await run({ action: 'list' })).join('\n')).toContain(
      `${form.email}\t${form.email}\tsupplier ACME\tdisabled`,
    );
    const log = (await run({ action: 'log' }))
      .filter((line) => line.includes(form.email))
      .map((line) => line.split('\t').slice(1));
    expect(log).toEqual([
      ['command line', 'account-added', form.email, 'supplier'],
      [form.email, 'logged-in', form.email, 'supplier'],
      [form.email, 'leads-exported', '803', '0 leads'],
      ['command line', 'account-disabled', form.email, 'supplier'],
    ]);
  });
});
