// The desk of our team: operators' accounts, tickets with their answers, reminders. On real databases.
import { runAccountCommand } from '@fairgate/embedded/accounts/run-account-command';
import { sweep } from '@fairgate/embedded/accounts/sweep';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oldEnquiry, oldRfq, openTicket, supplierWithAccount, ticketOf } from './desk-data.ts';
import {
  mailsTo,
  newEmail,
  newPerson,
  password,
  type Person,
  register,
  requestReset,
  secretIn,
} from './person.ts';
import { quotationForm, supplierPerson } from './rfq-data.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';

type Ticket = { ticketId: string; ticketNo: string; state: string; operator: { operatorId: string } | null };
type Conversation = {
  ticket: Ticket;
  messages: { content: string; fromTeam: boolean; authorName: string }[];
  notes: { content: string }[];
};
type ByLink = { ticketNo: string; closed: boolean; messages: { content: string; fromTeam: boolean }[] };

describe.each(databases)('the desk on %s', (kind) => {
  let embedded: Embedded;
  let operator: Person;
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
    operator = await signIn({ email: 'operator@fairgate.example', password: 'fairgate1' });
  });
  afterAll(() => embedded.close());

  const tryLogin = (form: object, person = newPerson(embedded)) =>
    person.call<{ token: string; userId: string }>('/operator/operatorLogin.json', form);
  async function signIn(form: object): Promise<Person> {
    const guest = newPerson(embedded);
    return guest.with((await tryLogin(form, guest)).data.token);
  }
  const run = (command: Parameters<typeof runAccountCommand>[1]) => runAccountCommand(embedded.db, command);
  /** A new operator with a password from the command line. */
  async function add(email: string): Promise<{ email: string; password: string }> {
    const [line = ''] = await run({ action: 'add', role: 'operator', email, name: `Name of ${email}` });
    return { email, password: /Password: (\S+)$/.exec(line)?.[1] ?? '' };
  }
  const call = <Data = Conversation>(name: string, data: object = {}, person = operator) =>
    person.call<Data>(`/operator/${name}.json`, data);
  const listed = async (filter: object) =>
    (await call<{ total: number; list: Ticket[] }>('getTicketList', filter)).data;
  const logged = async () => (await run({ action: 'log' })).join('\n');
  const byLink = (link: string) => newPerson(embedded).call<ByLink>('/ticket/getTicketByLink.json', { link });

  it('§3 an operator signs in; a disabled one’s session ends; reset gives a new password', async () => {
    const form = await add('second@operator.example');
    const person = await signIn(form);
    expect((await call('getOperatorInfo', {}, person)).data).toMatchObject({ email: form.email });
    await expect(add('SECOND@operator.example')).rejects.toThrow('is already an operator');
    await run({ action: 'disable', email: form.email });
    expect((await call('getDesk', {}, person)).code).toBe(401);
    expect((await tryLogin(form)).code).toBe(40_101);
    await run({ action: 'enable', email: form.email });
    const again = await signIn(form);
    const [line = ''] = await run({ action: 'reset', email: form.email });
    expect((await call('getDesk', {}, again)).code).toBe(401);
    expect((await tryLogin({ ...form, password: /password: (\S+)$/.exec(line)?.[1] })).code).toBe(200);
    expect(await run({ action: 'list' })).toContain(`${form.email}\tName of ${form.email}\toperator`);
    expect(await logged()).toContain(`${form.email}\tlogged-in\t${form.email}`);
  });

  it('§5 counts wrong passwords of operators apart from those of others', async () => {
    const { email } = await add('guessed@operator.example');
    const visitor = newPerson(embedded);
    const answers = [];
    for (let count = 0; count < 11; count += 1)
      answers.push((await tryLogin({ email, password: 'wrong-one' }, visitor)).code);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 40_101), 42_901]);
    const other = await visitor.call('/organiser/organiserLogin.json', { email, password: 'wrong-one' });
    expect(other.code).toBe(40_101);
  });

  it('§6 tokens of buyers, suppliers and organisers, and guests, get nothing from any operation of the desk', async () => {
    const ticketId = await openTicket(embedded);
    const { person: buyer } = await register(embedded);
    const guest = newPerson(embedded);
    const tokenOf = async (path: string, form: object, service: 'buyer' | 'supplier') =>
      guest.with((await guest.call<{ token: string }>(path, form, { service })).data.token);
    const demo = (role: string) => ({ email: `${role}@fairgate.example`, password: 'fairgate1' });
    const others = [
      guest,
      buyer,
      await tokenOf('/organiser/organiserLogin.json', demo('organiser'), 'buyer'),
      await tokenOf(
        '/login/loginPc.json',
        { account: 'supplier@fairgate.example', password: 'fairgate1' },
        'supplier',
      ),
    ];
    const operations: readonly [string, object][] = [
      ['getDesk', {}],
      ['getOperatorList', {}],
      ['getTicketList', {}],
      ['getTicketConversation', { ticketId }],
      ['assignTicket', { ticketId, operatorId: '1' }],
      ['answerTicket', { ticketId, message: 'Hello' }],
      ['noteTicket', { ticketId, note: 'Hello' }],
      ['closeTicket', { ticketId, closed: true }],
      ['getUnansweredEnquiryList', { hours: 1 }],
      ['remindSupplier', { enquiryId: await oldEnquiry(embedded, 30) }],
      ['getUnansweredRfqList', { hours: 1 }],
      ['getInvitationList', {}],
      ['inviteToSupplier', { supplierId: '1', email: newEmail(), name: 'Mei', languageCode: 'en' }],
      ['resendInvitation', { invitationId: '1' }],
      ['revokeInvitation', { invitationId: '1' }],
    ];
    for (const [name, data] of operations)
      for (const person of others)
        expect({ name, code: (await call(name, data, person)).code }).toEqual({ name, code: 401 });
    // Nor does an operator get what is a buyer's.
    expect((await operator.call('/login/getUserInfo.json')).code).toBe(401);
    expect((await call('getTicketConversation', { ticketId })).data.messages).toHaveLength(1);
  });

  it('§2.2 a guest’s ticket is answered by mail in its language; the guest reads and replies by the link; it is closed', async () => {
    const email = newEmail();
    const ticketId = await openTicket(
      embedded,
      { email, message: 'Wie hoch ist die Mindestmenge?' },
      { language: 'de' },
    );
    expect((await call('getTicketConversation', { ticketId })).data.ticket).toMatchObject({
      state: 'open',
      lang: 'de',
      operator: null,
      buyer: false,
    });
    const answered = await call('answerTicket', { ticketId, message: 'Es sind 100 Stück.\nGerne mehr.' });
    expect(answered.data).toMatchObject({
      ticket: { state: 'answered', operator: { name: 'Lena Novak' } },
      messages: [{ fromTeam: false }, { fromTeam: true, authorName: 'Lena Novak' }],
    });
    const [mail] = await mailsTo(embedded, email);
    expect(mail).toMatchObject({
      kind: 'ticketAnswer',
      subject: `Unsere Antwort auf Ihre Nachricht T-${ticketId}`,
    });
    expect(mail?.text).toContain('Es sind 100 Stück.\nGerne mehr.');
    const link = secretIn(mail, 'ticket_token');
    await call('noteTicket', { ticketId, note: 'Internal' });
    const read = await byLink(link);
    expect(read.data).toMatchObject({ ticketNo: `T-${ticketId}`, closed: false });
    expect(read.data.messages.map(({ content }) => content)).toEqual([
      'Wie hoch ist die Mindestmenge?',
      'Es sind 100 Stück.\nGerne mehr.',
    ]);
    expect(read.text).not.toContain('Internal');
    // Once for its key.
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const reply = () =>
      newPerson(embedded).call<ByLink>(
        '/ticket/replyToTicket.json',
        { link, message: 'Danke!' },
        { headers },
      );
    await reply();
    expect((await reply()).data.messages).toHaveLength(3);
    const after = await call('getTicketConversation', { ticketId });
    expect(after.data.ticket).toMatchObject({ state: 'assigned' });
    await call('closeTicket', { ticketId, closed: true });
    await call('closeTicket', { ticketId, closed: true });
    expect((await byLink(link)).data.closed).toBe(true);
    await call('closeTicket', { ticketId, closed: false });
    const lines = (await logged()).split('\n').filter((line) => line.includes(`T-${ticketId}`));
    expect(lines.map((line) => line.split('\t')[2])).toEqual([
      'ticket-answered',
      'ticket-noted',
      'ticket-closed',
      'ticket-reopened',
    ]);
  });

  it('§6 a link opens its own ticket only, and works no longer after its time', async () => {
    const [one, other] = [newEmail(), newEmail()];
    const ids = [await openTicket(embedded, { email: one }), await openTicket(embedded, { email: other })];
    for (const ticketId of ids) await call('answerTicket', { ticketId, message: `Answer to ${ticketId}` });
    const link = secretIn((await mailsTo(embedded, one))[0], 'ticket_token');
    expect((await byLink(link)).text).not.toContain(`Answer to ${ids[1]}`);
    expect([(await byLink('x'.repeat(43))).code, (await byLink(`${link}x`)).code]).toEqual([404, 404]);
    await embedded.db.rows({ text: `update ticket_link set expires_at = now() where ticket_id = $1` }, [
      ids[0],
    ]);
    expect((await byLink(link)).code).toBe(404);
    await sweep(embedded.db);
    const rows = await embedded.db.rows({ text: 'select from ticket_link where ticket_id = $1' }, [ids[0]]);
    expect(rows).toEqual([]);
  });

  it('lists tickets by state, topic, operator and words, in pages that neither repeat nor miss one', async () => {
    const word = crypto.randomUUID();
    const open = (topic: string) => openTicket(embedded, { topic, message: `About ${word} of the kettle` });
    const ids = [await open('buying'), await open('fairs'), await open('buying')];
    const idsOf = async (filter: object) =>
      (await listed({ keyword: word, ...filter })).list.map(({ ticketId }) => ticketId);
    expect(await idsOf({})).toEqual(ids.toReversed());
    expect(await idsOf({ topic: 'fairs' })).toEqual([ids[1]]);
    // Words of the message and of the name.
    expect(await idsOf({ keyword: `amal ${word}` })).toHaveLength(3);
    expect(await idsOf({ keyword: `nobody ${word}` })).toEqual([]);
    const { email } = await add('third@operator.example');
    const operators = (await call<{ operatorId: string; name: string }[]>('getOperatorList')).data;
    const third = operators.find(({ name }) => name === `Name of ${email}`)?.operatorId;
    await call('assignTicket', { ticketId: ids[0], operatorId: third });
    expect(await idsOf({ operatorId: third })).toEqual([ids[0]]);
    expect(await idsOf({ operatorId: '0' })).toHaveLength(2);
    expect(await idsOf({ state: 'assigned' })).toEqual([ids[0]]);
    await run({ action: 'disable', email });
    expect((await call('assignTicket', { ticketId: ids[1], operatorId: third })).code).toBe(404);
    await call('assignTicket', { ticketId: ids[0], operatorId: null });
    expect(await idsOf({ state: 'open' })).toHaveLength(3);
    expect(await idsOf({ pageSize: 1 })).toEqual([ids[2]]);
    await open('site');
    expect(await idsOf({ pageSize: 1, afterId: ids[2] })).toEqual([ids[1]]);
    expect((await call('getTicketConversation', { ticketId: '999999' })).code).toBe(404);
  });

  it('the numbers of the desk follow what is done', async () => {
    type Desk = {
      open: number;
      assigned: number;
      answered: number;
      closed: number;
      own: number;
      changeTime: string;
    };
    const numbers = async () => (await call<Desk>('getDesk')).data;
    const before = await numbers();
    const ticketId = await openTicket(embedded);
    expect(await numbers()).toMatchObject({ open: before.open + 1 });
    const { userId } = (await tryLogin({ email: 'operator@fairgate.example', password: 'fairgate1' })).data;
    await call('assignTicket', { ticketId, operatorId: userId });
    const mine = await numbers();
    expect(mine).toMatchObject({ open: before.open, assigned: before.assigned + 1, own: before.own + 1 });
    expect(mine.changeTime > before.changeTime).toBe(true);
  });

  it('§7.3 a buyer’s ticket is in the inbox, where a reply opens it again; export and deletion include it', async () => {
    const { email, person: unproven } = await register(embedded);
    const { data } = await newPerson(embedded).call<{ token: string }>('/account/resetPassword.json', {
      link: await requestReset(embedded, email),
      password,
    });
    expect(unproven).toBeDefined();
    const buyer = newPerson(embedded, { token: data.token });
    // Whatever email is typed.
    const ticketId = await openTicket(embedded, { email: newEmail() }, { person: buyer });
    await call('answerTicket', { ticketId, message: 'It is free of charge.' });
    await call('noteTicket', { ticketId, note: 'Internal' });
    const [conversation] = (
      await buyer.call<{ list: { conversationId: string; kind: string; unread: number }[] }>(
        '/message/getInbox.json',
        {},
      )
    ).data.list;
    expect(conversation).toMatchObject({ kind: 'ticket', unread: 1 });
    const { person: another } = await register(embedded);
    expect(
      (await another.call('/message/getConversation.json', { conversationId: conversation?.conversationId }))
        .code,
    ).toBe(404);
    await buyer.call('/message/sendMessage.json', {
      conversationId: conversation?.conversationId,
      body: 'Thank you.',
    });
    expect((await call('getTicketConversation', { ticketId })).data).toMatchObject({
      ticket: { state: 'assigned', buyer: true },
      messages: [{}, {}, { content: 'Thank you.', fromTeam: false }],
    });
    const exported = await buyer.call('/account/exportData.json');
    expect(exported.data['messages']).toMatchObject([
      { ticketNo: `T-${ticketId}`, messages: [{ from: 'you' }, { from: 'our team' }, { from: 'you' }] },
    ]);
    expect(exported.text).not.toContain('Internal');
    await buyer.call('/account/delete.json', { password });
    expect((await call('getTicketConversation', { ticketId })).code).toBe(404);
    for (const table of ['ticket_note', 'ticket_link'])
      expect(
        await embedded.db.rows({ text: `select from ${table} where ticket_id = $1` }, [ticketId]),
      ).toEqual([]);
  });

  it('two answers at once are both in the conversation', async () => {
    const ticketId = await openTicket(embedded);
    const answers = await Promise.all(
      ['One', 'Two'].map((message) => call('answerTicket', { ticketId, message })),
    );
    expect(answers.map(({ code }) => code)).toEqual([200, 200]);
    expect((await call('getTicketConversation', { ticketId })).data.messages).toHaveLength(3);
  });

  it('enquiries without an answer are listed by age; their supplier is reminded once a day', async () => {
    type List = { list: { enquiryId: string; accountNum: number; remindTime: string | null }[] };
    const [old, older] = [await oldEnquiry(embedded, 30), await oldEnquiry(embedded, 60)];
    const idsOf = async (hours: number) =>
      (await call<List>('getUnansweredEnquiryList', { hours, pageSize: 100 })).data.list.map(
        ({ enquiryId }) => enquiryId,
      );
    expect(await idsOf(48)).toContain(older);
    expect(await idsOf(48)).not.toContain(old);
    const remind = () => call<{ remindTime: string | null }>('remindSupplier', { enquiryId: old });
    const { email, id: supplierId } = await supplierWithAccount(embedded);
    // A reminder is in the supplier's first language.
    await embedded.db.rows({ text: `update supplier set languages = '{de,en}' where id = $1` }, [supplierId]);
    const mails = async () =>
      (await mailsTo(embedded, email)).filter(({ subject }) => subject.includes(`E-${old}`)).length;
    const answers = await Promise.all([remind(), remind()]);
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 42_901]);
    expect(await mails()).toBe(1);
    expect(
      (await mailsTo(embedded, email)).find(({ subject }) => subject.includes(`E-${old}`))?.text,
    ).toContain('lang=de');
    await embedded.db.rows({
      text: `update enquiry_reminder set sent_at = now() - interval '25 hours' where enquiry_id = ${old}`,
    });
    expect((await remind()).data.remindTime).toMatch(/^\d{4}-/);
    expect(await mails()).toBe(2);
    await embedded.db.rows({ text: `update enquiry set state = 'answered' where id = $1` }, [old]);
    expect((await remind()).code).toBe(404);
    expect(await idsOf(1)).not.toContain(old);
    expect(await logged()).toContain(`operator@fairgate.example\tsupplier-reminded\tE-${old}`);
  });

  it('RFQs are listed by age while a chosen supplier has neither quoted, declined nor written, or nobody takes part', async () => {
    type Waiting = { rfqId: string; suppliers: { supplierId: string; answer: string; accountNum: number }[] };
    const read = async (hours: number, rfqId: string) => {
      const { data } = await call<{ list: Waiting[] }>('getUnansweredRfqList', { hours, pageSize: 100 });
      return data.list.find((one) => one.rfqId === rfqId);
    };
    const rfqId = await oldRfq(embedded, 30);
    expect(await read(48, rfqId)).toBeUndefined();
    const found = await read(24, rfqId);
    expect(found).toMatchObject({
      rfqNo: `R-${rfqId}`,
      productName: 'Kettles',
      categoryId: expect.stringMatching(/^\d+$/) as string,
      countryId: 'EG',
      suppliers: [{ chosen: true, answer: 'waiting' }],
    });
    expect(found?.suppliers[0]?.accountNum).toBeGreaterThan(0);
    expect(JSON.stringify(found)).not.toMatch(/Amal|Nile|nile\.example/);

    const { email } = await supplierWithAccount(embedded);
    const supplier = await supplierPerson(embedded, email);
    const answer = (name: string, form: object) =>
      supplier.call<{ conversationId: string; quotations: { quotationId: string }[] }>(
        `/rfq/${name}.json`,
        form,
        {
          service: 'supplier',
        },
      );
    await answer('getSupplierRfqInfo', { rfqId });
    expect((await read(24, rfqId))?.suppliers).toMatchObject([{ answer: 'seen' }]);
    const { conversationId } = (await answer('openRfqConversation', { rfqId })).data;
    const message = { conversationId, body: 'Which plug?' };
    await supplier.call('/message/sendSupplierMessage.json', message, { service: 'supplier' });
    expect(await read(24, rfqId)).toBeUndefined();

    // Another chosen supplier without an account has done nothing: the answers of all are shown.
    const { id: supplierId } = await supplierWithAccount(embedded);
    const [silent] = await embedded.db.rows<{ id: string }>({
      text: 'select s.id::text from supplier s where not exists (select from supplier_account a where a.supplier_id = s.id) limit 1',
    });
    const both = await oldRfq(embedded, 30, { supplierIds: [String(supplierId), silent?.id] });
    const answers = async (of: string) =>
      Object.fromEntries((await read(24, of))?.suppliers.map((one) => [one.supplierId, one]) ?? []);
    await answer('sendQuotation', quotationForm(both));
    expect(await answers(both)).toMatchObject({
      [supplierId]: { answer: 'quoted' },
      [silent?.id ?? '']: { answer: 'waiting', accountNum: 0 },
    });
    await answer('declineRfq', { rfqId: both, reason: '' });
    expect(await answers(both)).toMatchObject({ [supplierId]: { answer: 'declined' } });

    const nobody = await oldRfq(embedded, 30, { supplierIds: [], isOpen: true });
    expect((await read(24, nobody))?.suppliers).toEqual([]);
    await embedded.db.rows({ text: `update rfq set expires_on = current_date - 1 where id = ${nobody}` });
    await embedded.db.rows({ text: `update rfq set state = 'closed' where id = ${both}` });
    expect([await read(24, nobody), await read(24, both)]).toEqual([undefined, undefined]);
  });

  it('§5 an answer or a note that is empty or too long is malformed', async () => {
    const ticketId = await openTicket(embedded);
    for (const [name, data] of [
      ['answerTicket', { message: ' ' }],
      ['answerTicket', { message: 'x'.repeat(5_001) }],
      ['noteTicket', { note: 'x'.repeat(2_001) }],
    ] as const)
      expect((await call(name, { ticketId, ...data })).code).toBe(400);
    expect(ticketOf('').topic).toBe('buying');
  });
});
