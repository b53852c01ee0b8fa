// Organisers' accounts and what they see, on real databases.
import { runAccountCommand } from '@fairgate/embedded/accounts/run-account-command';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, register } from './person.ts';
import { register as registerVisitor } from './registrations.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';
import { localDay } from './zones.ts';

const demo = { email: 'organiser@fairgate.example', password: 'fairgate1' };

describe.each(databases)('organisers of the embedded services on %s', (kind) => {
  let embedded: Embedded;
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
  });
  afterAll(() => embedded.close());

  const tryLogin = (form: object, person = newPerson(embedded)) =>
    person.call<{ token: string; userId: string }>('/organiser/organiserLogin.json', form);
  async function signIn(form: object): Promise<Person> {
    const guest = newPerson(embedded);
    return guest.with((await tryLogin(form, guest)).data.token);
  }
  /** A new organiser with a password from the command line. */
  async function add(email: string): Promise<{ email: string; password: string }> {
    const [line = ''] = await runAccountCommand(embedded.db, {
      action: 'add',
      role: 'organiser',
      email,
      name: email,
    });
    return { email, password: /Password: (\S+)$/.exec(line)?.[1] ?? '' };
  }
  const exhibitionsOf = async (person: Person, data = {}) =>
    (await person.call<{ exhibitionId: string }[]>('/organiser/getOrganiserExhibitionList.json', data)).data;

  it('the demo organiser has all exhibitions of the demo data, with halls and exhibitors', async () => {
    const own = await exhibitionsOf(await signIn(demo));
    expect(own.length).toBeGreaterThanOrEqual(12);
    expect(own[0]).toMatchObject({
      hallNum: expect.any(Number) as number,
      exhibitorNum: expect.any(Number) as number,
      stage: expect.any(Number) as number,
    });
  });

  it('each sees the own exhibitions only, unpublished ones too; ids of another’s find nothing', async () => {
    const form = await add('second@organiser.example');
    const [first, second] = [await signIn(demo), await signIn(form)];
    expect(await exhibitionsOf(second)).toEqual([]);
    await embedded.db.rows({
      text: `update exhibition set published = false, organiser_id = (select id from organiser where email = 'second@organiser.example') where id = 801`,
    });
    try {
      expect(await exhibitionsOf(second)).toMatchObject([{ exhibitionId: '801', stage: 0, state: 0 }]);
      // Swapped: each asks for the other's.
      expect(await exhibitionsOf(first, { exhibitionId: '801' })).toEqual([]);
      expect(await exhibitionsOf(second, { exhibitionId: '802' })).toEqual([]);
      const exhibitors = async (person: Person, exhibitionId: string) =>
        (await person.call<{ total: number }>('/organiser/getOrganiserExhibitorList.json', { exhibitionId }))
          .data.total;
      expect(await exhibitors(first, '801')).toBe(0);
      expect(await exhibitors(second, '802')).toBe(0);
      expect(await exhibitors(second, '801')).toBeGreaterThanOrEqual(100);
      const plan = async (person: Person, exhibitionId: string) => {
        const { code, data } = await person.call<{ stands: object[] } | null>(
          '/organiser/getOrganiserHallPlan.json',
          { exhibitionId, hallNo: 'B' },
        );
        return data === null ? code : data.stands.length;
      };
      expect([await plan(first, '801'), await plan(second, '802')]).toEqual([404, 404]);
      expect(await plan(newPerson(embedded), '801')).toBe(401);
      expect(await plan(second, '801')).toBeGreaterThan(10);
    } finally {
      await embedded.db.rows(
        {
          text: `update exhibition set published = true, organiser_id = (select id from organiser where lower(email) = $1) where id = 801`,
        },
        [demo.email],
      );
    }
  });

  it('§3 an unpublished exhibition is previewed and published by its organiser only; visitors find it nowhere', async () => {
    const form = await add('publisher@organiser.example');
    const [own, other] = [await signIn(demo), await signIn(form)];
    const visitor = newPerson(embedded);
    const exhibitionId = '805';
    const change = async (person: Person, published: boolean) => {
      const { code, data } = await person.call<{ stage: number }>('/organiser/publishExhibition.json', {
        exhibitionId,
        published,
      });
      return data === null ? code : data.stage;
    };
    const sessionsOf = async (person: Person) =>
      (await person.call<object[]>('/organiser/getOrganiserAgenda.json', { exhibitionId })).data;
    const call = async <Data>(name: string, data = {}) =>
      (await visitor.call<Data>(`/exhibition/${name}.json`, { exhibitionId, ...data })).data;
    const agenda = await call<object[]>('getAgenda');
    expect(agenda.length).toBeGreaterThan(0);
    const news = await call<object[]>('getExhibitionNews');
    const newsOf = async (person: Person) =>
      (await person.call<object[]>('/organiser/getOrganiserNews.json', { exhibitionId })).data;
    expect([await change(other, false), await change(visitor, false)]).toEqual([404, 401]);
    expect(await call('getExhibitionInfo')).not.toBeNull();
    expect(await change(own, false)).toBe(0);
    try {
      expect(await call('getExhibitionInfo')).toBeNull();
      expect(await call('getAgenda')).toEqual([]);
      expect(await call('getExhibitionNews')).toEqual([]);
      expect(await call('getHallPlan')).toBeNull();
      expect(await call('getExhibitorList')).toMatchObject({ total: 0 });
      const listed = await call<{ exhibitionId: string }[]>('getRecommendExhibition', { ageing: 0 });
      expect(listed.map((one) => one.exhibitionId)).not.toContain(exhibitionId);
      // Nobody registers for it, and its exhibitors are not told by a request for a card.
      const { person: buyer, email } = await register(embedded);
      const form = { email, contactName: 'Amal Hassan', companyName: 'Nile Trading', countryId: 'EG' };
      const interests = { businessTypes: ['retailer'], purposes: ['procure'], tagCodes: [], productName: '' };
      const [exhibitor] = await embedded.db.rows<{ id: string }>({
        text: `select supplier_id::text as id from exhibitor where exhibition_id = 805 and supplier_id is not null limit 1`,
      });
      for (const [path, data] of [
        ['/offline/preRegistration.json', { ...form, ...interests, source: 1, websiteId: '999' }],
        ['/card/requestCard.json', { supplierId: exhibitor?.id }],
      ] as const)
        expect({ path, ...(await buyer.call(path, { exhibitionId, ...data })) }).toMatchObject({
          path,
          code: 404,
        });
      // Its organiser sees what visitors will.
      expect(await sessionsOf(own)).toEqual(agenda);
      expect(await sessionsOf(other)).toEqual([]);
      expect([await newsOf(own), await newsOf(other)]).toEqual([news, []]);
      const [preview] = await exhibitionsOf(own, { exhibitionId });
      expect(preview).toMatchObject({ stage: 0, halls: expect.arrayContaining([]) as object[] });
      expect(await change(other, true)).toBe(404);
      expect(await call('getExhibitionInfo')).toBeNull();
    } finally {
      expect(await change(own, true)).toBeGreaterThan(0);
    }
    expect(await call('getExhibitionInfo')).not.toBeNull();
    // What changes nothing is not logged.
    await change(own, true);
    const logged = (await runAccountCommand(embedded.db, { action: 'log' })).filter((line) =>
      /exhibition-(?:un)?published/.test(line),
    );
    expect(logged).toHaveLength(2);
    expect(logged.join('\n')).toContain(`${demo.email}\texhibition-unpublished\t805`);
  });

  it('pages of a list neither repeat nor miss a registration that comes meanwhile', async () => {
    const own = await signIn(demo);
    const exhibitionId = '807';
    type List = { total: number; offset: number; list: { contactName: string; registrationId: string }[] };
    const list = async (range: object) => {
      const path = '/organiser/getOrganiserRegistrationList.json';
      const { data } = await own.call<List>(path, { exhibitionId, keyword: 'paged', pageSize: 2, ...range });
      return { ...data, list: data.list.map(({ contactName }) => contactName), rows: data.list };
    };
    const register = (name: string) =>
      registerVisitor(embedded.db, 807, name, { company: 'Paged', createdAt: '2026-11-19T10:00:00Z' });
    for (const name of ['One', 'Two', 'Three']) await register(name);
    const first = await list({});
    expect(first).toMatchObject({ total: 3, offset: 0, list: ['Three', 'Two'] });
    await register('Four');
    const lastId = first.rows[1]?.registrationId;
    expect(await list({ afterId: lastId })).toMatchObject({ total: 4, offset: 3, list: ['One'] });
    // By number the list has moved.
    expect(await list({ offset: 2 })).toMatchObject({ list: ['Two', 'One'] });
    expect(await list({ beforeId: lastId })).toMatchObject({ offset: 0, list: ['Four', 'Three'] });
    expect(await list({ beforeId: '0' })).toMatchObject({ offset: 2, list: ['Two', 'One'] });
    expect(await list({ beforeId: lastId, pageSize: 1 })).toMatchObject({ offset: 1, list: ['Three'] });
  });

  it('registrations are listed newest first, searched, counted by day and exported, for the own exhibitions only', async () => {
    const form = await add('seventh@organiser.example');
    const [own, other] = [await signIn(demo), await signIn(form)];
    const exhibitionId = '803';
    await registerVisitor(embedded.db, 803, 'Amal Hassan', { createdAt: '2026-11-19T10:00:00Z' });
    await registerVisitor(embedded.db, 803, '=HYPERLINK("x")', {
      company: '50% off',
      createdAt: '2026-11-20T10:00:00Z',
    });
    await registerVisitor(embedded.db, 803, 'Omar Farouk', { createdAt: '2026-11-20T23:00:00Z' });
    type List = { total: number; list: { contactName: string }[] };
    const list = async (person: Person, keyword = '') =>
      (await person.call<List>('/organiser/getOrganiserRegistrationList.json', { exhibitionId, keyword }))
        .data;
    const names = async (keyword: string) => (await list(own, keyword)).list.map((one) => one.contactName);
    expect(await names('')).toEqual(['Omar Farouk', '=HYPERLINK("x")', 'Amal Hassan']);
    expect(await names('nile HASSAN')).toEqual(['Amal Hassan']);
    // No wildcards.
    expect(await names('50%')).toEqual(['=HYPERLINK("x")']);
    expect(await names('_mar')).toEqual([]);
    expect(await list(other)).toEqual({ total: 0, offset: 0, list: [] });

    const days = (person: Person) =>
      person.call('/organiser/getOrganiserRegistrationDays.json', { exhibitionId });
    expect((await days(own)).data).toEqual([
      { day: '2026-11-20', count: 2 },
      { day: '2026-11-19', count: 1 },
    ]);
    expect((await days(other)).data).toEqual([]);
    expect(await exhibitionsOf(own, { exhibitionId })).toMatchObject([
      { registerNum: 3, lastRegisterTime: '2026-11-20T23:00:00.000Z' },
    ]);

    const file = (person: Person) =>
      person.call<{ csv: string }>('/organiser/exportOrganiserRegistrations.json', { exhibitionId });
    const lines = (await file(own)).data.csv.trimEnd().split('\r\n');
    expect(lines).toHaveLength(4);
    // A spreadsheet must not run a name as a formula.
    expect(lines[2]).toContain(`"'=HYPERLINK(""x"")"`);
    expect((await file(other)).code).toBe(404);
    expect((await runAccountCommand(embedded.db, { action: 'log' })).join('\n')).toContain(
      'organiser@fairgate.example\tregistrations-exported\t803\t3 registrations',
    );
  });

  it('§3 a registration has what the visitor answered, tags and categories in the organiser’s language, also in the file', async () => {
    const own = await signIn(demo);
    const exhibitionId = '806';
    const [tag] = await embedded.db.rows<{ code: string; category: string; top: string }>({
      text: 'select t.code, c.id::text as category, c.parent_id::text as top from tag t join category c on c.id = t.category_id order by t.code limit 1',
    });
    const email = await registerVisitor(embedded.db, 806, 'Amal Answers');
    await embedded.db.rows(
      {
        text: `update registration set job_title = 'ceo', company_website = 'https://nile.example', business_types = '{retailer}', purposes = '{procure,seek}',
          tag_codes = array[$2], product_name = 'Kettles', industry = 'PNE', shares_email = true, lang = 'ar' where email = $1`,
      },
      [email, tag?.code],
    );
    type Answers = { tags: { name: string }[]; categories: { id: string; name: string }[] };
    const read = async (person: Person, language = 'en') =>
      (
        await person.call<{ list: Answers[] }>(
          '/organiser/getOrganiserRegistrationList.json',
          { exhibitionId, keyword: 'answers' },
          { language },
        )
      ).data.list;
    const [english] = await read(own);
    const [german] = await read(own, 'de');
    expect(english).toMatchObject({
      jobTitle: 'ceo',
      companyWebsite: 'https://nile.example',
      businessTypes: ['retailer'],
      purposes: ['procure', 'seek'],
      tags: [{ code: tag?.code }],
      categories: [{ id: tag?.top }, { id: tag?.category }],
      productName: 'Kettles',
      industry: 'PNE',
      channelType: expect.any(String) as string,
      sharesEmail: true,
      lang: 'ar',
    });
    expect(german?.categories.map(({ name }) => name)).not.toEqual(
      english?.categories.map(({ name }) => name),
    );
    const file = await own.call<{ csv: string }>(
      '/organiser/exportOrganiserRegistrations.json',
      { exhibitionId },
      { language: 'de' },
    );
    const row = file.data.csv.split('\r\n').find((line) => line.includes('Amal Answers'));
    expect(row).toContain('procure seek');
    for (const { name } of [...(german?.tags ?? []), ...(german?.categories ?? [])])
      expect(row).toContain(name);
    expect(await read(await signIn(await add('answers@organiser.example')))).toEqual([]);
  });

  it('§7.3 registrations say who is a VIP guest, which contacts are verified and who came in, and are filtered by each', async () => {
    const own = await signIn(demo);
    const exhibitionId = '804';
    const id = 804;
    const { userId } = await register(embedded);
    const emailOf = async (name: string) => registerVisitor(embedded.db, id, name);
    const [account, confirmed, claimed, revoked] = [
      await emailOf('Amal Account'),
      await emailOf('Bashir Confirmed'),
      await emailOf('Carol Claimed'),
      await emailOf('Dina Revoked'),
    ];
    const set = (text: string, values: unknown[]) => embedded.db.rows({ text }, values);
    // An earlier exhibition, which is over, and a later one, which makes no visitor a VIP.
    const { 0: past, 1: later } = await embedded.db.rows<{ id: number }>({
      text: `(select id from exhibition where closes_on < ${localDay} order by closes_on limit 1)
        union all (select id from exhibition where opens_on > ${localDay} and id <> 804 order by opens_on desc limit 1)`,
    });
    const earlier = await registerVisitor(embedded.db, past?.id ?? 0, 'Amal Account');
    await set('update registration set buyer_id = $1 where email = any($2)', [userId, [account, earlier]]);
    await set(`update registration set verified = '{email,whatsapp}' where email = $1`, [confirmed]);
    for (const [email, exhibition] of [
      [confirmed, past?.id],
      [claimed, past?.id],
      [revoked, later?.id],
    ]) {
      const copy = await registerVisitor(embedded.db, Number(exhibition), 'Somebody');
      await set('update registration set email = upper($1) where email = $2', [email, copy]);
    }
    const badge = `from registration r where r.email = $1 and r.exhibition_id = b.exhibition_id and r.badge_no = b.number`;
    await set(
      `insert into badge (number, exhibition_id, kind, company) select badge_no, exhibition_id, 'visitor', '' from registration where exhibition_id = $1 on conflict do nothing`,
      [id],
    );
    await set(`update badge b set revoked_at = now() ${badge}`, [revoked]);
    await set(
      `insert into check_in (exhibition_id, badge_no, day, nonce, scanned_at) select exhibition_id, badge_no, (select ${localDay} from exhibition where id = registration.exhibition_id), 'scan-0001', now() from registration where email = $1 and exhibition_id = $2`,
      [claimed, id],
    );
    type Row = { contactName: string; isVip: number; verified: string[]; checkInTime: string | null };
    const list = async (filter: object) =>
      (
        await own.call<{ total: number; list: Row[] }>('/organiser/getOrganiserRegistrationList.json', {
          exhibitionId,
          keyword: 'nile',
          ...filter,
        })
      ).data;
    const names = async (filter: object) => {
      const { total, list: found } = await list(filter);
      expect(total).toBe(found.length);
      return found.map(({ contactName }) => contactName.split(' ')[0]);
    };
    expect((await list({})).list).toMatchObject([
      { isVip: 0, verified: [], checkInTime: null },
      // Anybody can enter an email: without a proof it makes no visitor a VIP.
      { isVip: 0, verified: [], checkInTime: expect.any(String) as string },
      { isVip: 1, verified: ['email', 'whatsapp'] },
      { isVip: 1, verified: [] },
    ]);
    expect(await names({ isVip: 1 })).toEqual(['Bashir', 'Amal']);
    expect(await names({ isVip: 0 })).toEqual(['Dina', 'Carol']);
    expect(await names({ verified: 'whatsapp' })).toEqual(['Bashir']);
    expect(await names({ verified: 'mobile' })).toEqual([]);
    expect(await names({ state: 'revoked' })).toEqual(['Dina']);
    expect(await names({ state: 'valid' })).toEqual(['Carol', 'Bashir', 'Amal']);
    expect(await names({ state: 'checked-in' })).toEqual(['Carol']);
    expect(await names({ state: 'valid', isVip: 1, verified: 'email' })).toEqual(['Bashir']);
    const { csv } = (
      await own.call<{ csv: string }>('/organiser/exportOrganiserRegistrations.json', { exhibitionId })
    ).data;
    expect(csv).toMatch(
      /^\uFEFFbadge,.*,vip,confirmed,website,.*,tracking source,ad click,shares email.*\r\n/,
    );
    expect(csv).toMatch(/Bashir Confirmed.*,,yes,email whatsapp,.*,no\r\n/);
  });

  it('§6 tokens of the other kinds are refused: no organiser is a buyer, no buyer an organiser', async () => {
    const organiser = await signIn(demo);
    const { person: buyer } = await register(embedded);
    for (const path of [
      '/login/getUserInfo.json',
      '/follow/getFollowProducts.json',
      '/account/exportData.json',
    ])
      expect((await organiser.call(path)).code).toBe(401);
    for (const name of ['getOrganiserInfo', 'getOrganiserExhibitionList', 'organiserSessions'])
      expect((await buyer.call(`/organiser/${name}.json`)).code).toBe(401);
    expect((await newPerson(embedded).call('/organiser/getOrganiserInfo.json')).code).toBe(401);
    // The buyers' login does not know the organiser.
    expect((await newPerson(embedded).call('/login/login.json', demo)).code).toBe(40_101);
  });

  it('§4 a logout ends the token', async () => {
    const person = await signIn(demo);
    expect((await person.call('/organiser/getOrganiserInfo.json')).data).toMatchObject({ email: demo.email });
    await person.call('/organiser/organiserLogout.json');
    expect((await person.call('/organiser/getOrganiserInfo.json')).code).toBe(401);
  });

  it('disable ends the sessions and refuses the login; enable allows it; reset sets a new password', async () => {
    const form = await add('third@organiser.example');
    const person = await signIn(form);
    const run = (action: 'disable' | 'enable' | 'reset') =>
      runAccountCommand(embedded.db, { action, email: 'Third@Organiser.example' });
    await run('disable');
    expect((await person.call('/organiser/getOrganiserInfo.json')).code).toBe(401);
    expect((await tryLogin(form)).code).toBe(40_101);
    await run('enable');
    const again = await signIn(form);
    const [line = ''] = await run('reset');
    expect((await again.call('/organiser/getOrganiserInfo.json')).code).toBe(401);
    expect((await tryLogin(form)).code).toBe(40_101);
    const fresh = { ...form, password: /password: (\S+)$/.exec(line)?.[1] ?? '' };
    expect((await tryLogin(fresh)).code).toBe(200);
  });

  it('an email is one organiser, and an unknown one is said to be so', async () => {
    await add('fourth@organiser.example');
    await expect(add('FOURTH@organiser.example')).rejects.toThrow('is already an organiser');
    await expect(
      runAccountCommand(embedded.db, { action: 'reset', email: 'nobody@organiser.example' }),
    ).rejects.toThrow('There is no organiser, operator or supplier nobody@organiser.example.');
  });

  it('too many wrong passwords close the account for a while, also to the right one', async () => {
    const form = await add('fifth@organiser.example');
    const codes: number[] = [];
    for (let count = 0; count < 12; count += 1)
      codes.push((await tryLogin({ ...form, password: 'wrong1' })).code);
    expect(codes[0]).toBe(40_101);
    expect(codes.at(-1)).toBe(42_901);
    expect((await tryLogin(form)).code).toBe(42_901);
  });

  it('list names the accounts, and log what was done', async () => {
    const form = await add('sixth@organiser.example');
    await signIn(form);
    await runAccountCommand(embedded.db, { action: 'disable', email: form.email });
    expect((await runAccountCommand(embedded.db, { action: 'list' })).join('\n')).toContain(
      'sixth@organiser.example\tsixth@organiser.example\t0 exhibitions\tdisabled',
    );
    const log = (await runAccountCommand(embedded.db, { action: 'log' }))
      .filter((line) => line.includes('sixth@'))
      .map((line) => line.split('\t').slice(1, 3));
    expect(log).toEqual([
      ['command line', 'account-added'],
      ['sixth@organiser.example', 'logged-in'],
      ['command line', 'account-disabled'],
    ]);
  });
});
