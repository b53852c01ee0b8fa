// Exhibitors' leads in the embedded services: visitors whose badges a supplier scanned at its stand. On both databases.
import { issueBadge, type IssuedBadge } from '@fairgate/embedded/badges/issue';
import { revokeBadge } from '@fairgate/embedded/badges/revoke';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, password, type Person, register } from './person.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';
import { localDay } from './zones.ts';

const service = 'supplier';
const account = { account: 'supplier@fairgate.example', password: 'fairgate1' };

type Lead = {
  leadId: string;
  badgeNo: string;
  contactName: string;
  companyName: string;
  email: string | null;
  standNo: string;
  note: string;
  scanTime: string;
  scans: { leadId: string; note: string; noteTime: string }[];
};

describe.each(databases)('leads on %s', (kind) => {
  let embedded: Embedded;
  let supplier: Person;
  let stands: { supplier: number; fair: number; stand: string }[] = [];
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
    const guest = newPerson(embedded);
    const { data } = await guest.call<{ token: string }>('/login/loginPc.json', account, { service });
    supplier = guest.with(data.token);
    stands = await embedded.db.rows({
      text: `select supplier_id as supplier, min(exhibition_id) as fair, min(hall || '-' || stand) as stand
        from exhibitor x join exhibition e on e.id = x.exhibition_id
        where supplier_id is not null and closes_on > ${localDay} + 1 group by 1 having count(*) = 1 order by 1 limit 2`,
    });
    await belong(0);
  });
  afterAll(() => embedded.close());

  const at = (place: number) => {
    const found = stands[place];
    if (!found) throw new Error('no supplier with a stand');
    return found;
  };
  /** The account is that of one of two suppliers with a stand. */
  const belong = (place: number) =>
    embedded.db.rows({ text: 'update supplier_account set supplier_id = $1' }, [at(place).supplier]);
  const badge = (exhibition = at(0).fair, change: object = {}): Promise<IssuedBadge> =>
    embedded.db.transaction((transaction) =>
      issueBadge(transaction, {
        exhibitionId: exhibition,
        kind: 'visitor',
        name: 'Amal Hassan',
        company: 'Nile Trading',
        email: 'amal@nile.example',
        buyerId: null,
        ...change,
      }),
    );
  const leadOf = ({ code }: { code: string }, change: Partial<Record<string, unknown>> = {}) => ({
    leadId: crypto.randomUUID(),
    code,
    note: '',
    noteTime: new Date().toISOString(),
    scanTime: new Date().toISOString(),
    ...change,
  });
  const save = (
    leads: readonly object[],
    person = supplier,
    exhibition = at(0).fair,
    supplierId = at(0).supplier,
  ) =>
    person.call<{ list: { leadId: string; result: string }[] }>(
      '/lead/saveLeads.json',
      { exhibitionId: String(exhibition), supplierId: String(supplierId), leads },
      { service },
    );
  const results = async (leads: readonly { leadId: string }[]) => {
    const { list } = (await save(leads)).data;
    return leads.map(({ leadId }) => list.find((one) => one.leadId === leadId)?.result);
  };
  const list = async (person = supplier, exhibition = at(0).fair) =>
    (
      await person.call<{ total: number; list: Lead[] }>(
        '/lead/getLeadList.json',
        { exhibitionId: String(exhibition), pageSize: 100 },
        { service },
      )
    ).data;
  it('§7.3 a page begins after the place of a lead, or ends before it, while others come', async () => {
    const scan = async (minutes: number) => {
      const lead = leadOf(await badge(), { scanTime: new Date(Date.now() - minutes * 60_000).toISOString() });
      expect(await results([lead])).toEqual(['saved']);
      return lead;
    };
    const page = async (range: object) => {
      const { data } = await supplier.call<{ total: number; offset: number; list: Lead[] }>(
        '/lead/getLeadList.json',
        { exhibitionId: String(at(0).fair), ...range },
        { service },
      );
      return { ...data, ids: data.list.map(({ leadId }) => leadId) };
    };
    const [third, second, first] = [await scan(30), await scan(20), await scan(10)];
    const placeOf = ({ scanTime, leadId }: typeof first) => ({ scanTime, leadId });
    const before = await page({ pageSize: 100 });
    const newest = before.ids.indexOf(first.leadId);
    await scan(1);
    expect(await page({ after: placeOf(first), pageSize: 2 })).toMatchObject({
      total: before.total + 1,
      offset: newest + 2,
      ids: [second.leadId, third.leadId],
    });
    expect(await page({ before: placeOf(third), pageSize: 2 })).toMatchObject({
      offset: newest + 1,
      ids: [first.leadId, second.leadId],
    });
    expect(await page({ before: null, pageSize: 1 })).toMatchObject({
      offset: before.total,
      ids: [before.ids.at(-1)],
    });
  });

  const found = async (leadId: string) => (await list()).list.find((one) => one.leadId === leadId);

  it('has the name and company of the badge, the stand and the note; sent twice it is one lead', async () => {
    const { code, number } = await badge();
    const lead = leadOf({ code }, { note: ' Asked for samples ' });
    const { total } = await list();
    expect(await results([lead])).toEqual(['saved']);
    expect(await results([lead])).toEqual(['saved']);
    expect((await list()).total).toBe(total + 1);
    expect(await found(lead.leadId)).toEqual({
      leadId: lead.leadId,
      badgeNo: number,
      contactName: 'Amal Hassan',
      companyName: 'Nile Trading',
      email: null,
      standNo: at(0).stand,
      note: 'Asked for samples',
      scanTime: lead.scanTime,
      scans: [{ leadId: lead.leadId, note: 'Asked for samples', noteTime: lead.noteTime }],
    });
  });

  it('has the email only if the person agreed to it at the registration', async () => {
    for (const sharesEmail of [true, false]) {
      const email = `shares-${sharesEmail}@nile.example`;
      const { data } = await newPerson(embedded).call<{ link: string }>('/offline/preRegistration.json', {
        exhibitionId: String(at(0).fair),
        email,
        contactName: 'Omar Farouk',
        companyName: 'Nile Trading',
        countryId: 'EG',
        businessTypes: [],
        purposes: [],
        tagCodes: [],
        productName: '',
        source: 1,
        websiteId: '999',
        ...(sharesEmail && { sharesEmail }),
      });
      const opened = await newPerson(embedded).call<{ code: string }>('/badge/getBadgeByLink.json', {
        link: data.link,
      });
      const lead = leadOf(opened.data);
      await save([lead]);
      const stored = await found(lead.leadId);
      expect(stored?.email).toBe(sharesEmail ? email : null);
    }
  });

  it('the latest note stays, in whatever order the notes arrive', async () => {
    const lead = leadOf(await badge(), {
      note: 'second',
      noteTime: new Date(Date.now() - 1_000).toISOString(),
    });
    await save([lead]);
    await save([{ ...lead, note: 'first', noteTime: new Date(Date.now() - 9_000).toISOString() }]);
    expect((await found(lead.leadId))?.note).toBe('second');
    await save([{ ...lead, note: 'third', noteTime: new Date().toISOString() }]);
    expect((await found(lead.leadId))?.note).toBe('third');
  });

  it('another device of the supplier changes the note without the code; sent again it changes nothing', async () => {
    const { code } = await badge();
    const lead = leadOf({ code }, { note: 'first', noteTime: new Date(Date.now() - 9_000).toISOString() });
    const { code: _, ...known } = lead;
    expect(await results([known])).toEqual(['unknown']);
    expect(await found(lead.leadId)).toBeUndefined();
    await save([lead]);
    const noted = { ...known, note: 'second', noteTime: new Date(Date.now() - 5_000).toISOString() };
    expect(await results([noted])).toEqual(['saved']);
    expect(await results([noted])).toEqual(['saved']);
    expect((await found(lead.leadId))?.note).toBe('second');
    // One that was written before, and arrives after it, from the device that scanned.
    const late = { ...lead, note: 'late', noteTime: new Date(Date.now() - 7_000).toISOString() };
    expect(await results([late])).toEqual(['saved']);
    expect((await found(lead.leadId))?.note).toBe('second');
    await belong(1);
    try {
      const other = { ...known, note: 'of another supplier', noteTime: new Date().toISOString() };
      const { data } = await save([other], supplier, at(1).fair, at(1).supplier);
      expect(data.list).toEqual([{ leadId: lead.leadId, result: 'unknown' }]);
      expect((await save([other])).code).toBe(404);
    } finally {
      await belong(0);
    }
    expect(await found(lead.leadId)).toMatchObject({ note: 'second', scanTime: lead.scanTime });
  });

  describe('§2.4 a visitor whom two phones of a stand scan is one lead', () => {
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();
    const ofBadge = async (number: string) => (await list()).list.filter(({ badgeNo }) => badgeNo === number);
    const twoScans = async () => {
      const issued = await badge();
      const scans = [
        leadOf(issued, { note: 'Wants samples', noteTime: ago(50), scanTime: ago(60) }),
        leadOf(issued, { note: 'Call on Monday', noteTime: ago(30), scanTime: ago(40) }),
      ] as const;
      return { issued, scans };
    };

    it.each(['first', 'second', 'together', 'at once'])(
      'with both notes, whichever phone sends first: %s; sent again it is the same',
      async (order) => {
        const { issued, scans } = await twoScans();
        const [one, two] = scans;
        const { total } = await list();
        if (order === 'first') for (const scan of [one, two]) await save([scan]);
        if (order === 'second') for (const scan of [two, one]) await save([scan]);
        if (order === 'together') await save([two, one]);
        if (order === 'at once') await Promise.all([save([one]), save([two]), save([two, one])]);
        for (const scan of [two, one]) expect(await results([scan])).toEqual(['saved']);
        expect((await list()).total).toBe(total + 1);
        expect(await ofBadge(issued.number)).toMatchObject([
          {
            leadId: one.leadId,
            note: 'Wants samples\n\nCall on Monday',
            scanTime: one.scanTime,
            scans: [{ leadId: one.leadId }, { leadId: two.leadId }],
          },
        ]);
      },
    );

    it('a note that takes the others in replaces them; what was written since then stays beside it', async () => {
      const { issued, scans } = await twoScans();
      await save(scans);
      const [one, two] = scans;
      const whole = {
        ...one,
        note: 'Samples; call on Monday',
        noteTime: ago(20),
        takenIn: [{ leadId: two.leadId, noteTime: two.noteTime }],
      };
      for (const _ of [1, 2]) {
        await save([whole]);
        expect(await ofBadge(issued.number)).toMatchObject([{ note: 'Samples; call on Monday' }]);
      }
      // The second phone was offline: it wrote before the whole note, and sends after it.
      await save([{ ...two, note: 'Call on Tuesday', noteTime: ago(25) }]);
      await save([whole]);
      const [lead] = await ofBadge(issued.number);
      expect(lead?.note).toBe('Samples; call on Monday\n\nCall on Tuesday');
    });

    it('a note that a newer one has replaced takes no other in', async () => {
      const { issued, scans } = await twoScans();
      await save(scans);
      const [one, two] = scans;
      await save([{ ...one, note: 'Newer', noteTime: ago(5) }]);
      const takenIn = [{ leadId: two.leadId, noteTime: two.noteTime }];
      await save([{ ...one, note: 'Older', noteTime: ago(10), takenIn }]);
      expect(await ofBadge(issued.number)).toMatchObject([{ note: 'Newer\n\nCall on Monday' }]);
    });

    it('two phones that send many visitors in opposite orders at the same time lose none', async () => {
      const issued = await Promise.all(Array.from({ length: 12 }, () => badge()));
      const scans = () => issued.map((one) => leadOf(one, { note: crypto.randomUUID() }));
      const [one, two] = [scans(), scans().toReversed()];
      const { total } = await list();
      const sent = await Promise.all([save(one), save(two)]);
      expect(sent.map(({ code }) => code)).toEqual([0, 0]);
      const after = await list();
      expect(after.total).toBe(total + 12);
      const notes = after.list.flatMap((lead) => lead.scans.map(({ note }) => note));
      for (const { note } of [...one, ...two]) expect(notes).toContain(note);
    });
  });

  it('a lead whose badge was revoked later keeps a note that is changed', async () => {
    const issued = await badge();
    const lead = leadOf(issued);
    await save([lead]);
    await revokeBadge(embedded.db, { exhibitionId: at(0).fair, number: issued.number });
    const noted = { ...lead, note: 'Call on Monday', noteTime: new Date().toISOString() };
    expect(await results([noted])).toEqual(['saved']);
    expect((await found(lead.leadId))?.note).toBe('Call on Monday');
  });

  it('forged, other fairs’ and revoked badges give no lead', async () => {
    const [another] = await embedded.db.rows<{ id: number }>(
      { text: 'select id from exhibition where id <> $1 order by id limit 1' },
      [at(0).fair],
    );
    const otherExhibition = another?.id ?? 0;
    const [genuine, revoked, other] = [await badge(), await badge(), await badge(otherExhibition)];
    await revokeBadge(embedded.db, { exhibitionId: at(0).fair, number: revoked.number });
    const at40 = genuine.code[40] === 'A' ? 'B' : 'A';
    const forged = `${genuine.code.slice(0, 40)}${at40}${genuine.code.slice(41)}`;
    const leads = [genuine, { code: forged }, { code: genuine.number }, other, revoked].map((one) =>
      leadOf(one),
    );
    expect(await results(leads)).toEqual(['saved', 'invalid', 'invalid', 'otherExhibition', 'revoked']);
  });

  it('§9 more than 100 at once are refused', async () => {
    const { code } = await badge();
    const many = (count: number) => Array.from({ length: count }, () => leadOf({ code }));
    expect((await save(many(101))).code).not.toBe(0);
    expect((await save([])).code).not.toBe(0);
  });

  it('§6 swapped suppliers: none sees another’s leads, and none without a stand collects any', async () => {
    const lead = leadOf(await badge());
    await save([lead]);
    const own = (await list()).total;
    await belong(1);
    try {
      expect((await list()).list).toEqual([]);
      // Leads that wait on a device are the supplier's who scanned, not of the next who logs in.
      expect((await save([lead])).code).toBe(404);
      if (at(1).fair !== at(0).fair)
        expect((await save([lead], supplier, at(0).fair, at(1).supplier)).code).toBe(404);
      const file = await supplier.call<{ csv: string }>(
        '/lead/exportLeads.json',
        { exhibitionId: String(at(0).fair) },
        { service },
      );
      expect(file.data.csv.trimEnd().split('\r\n')).toHaveLength(1);
    } finally {
      await belong(0);
    }
    expect((await list()).total).toBe(own);
    expect((await save([lead], supplier, 999_999)).code).toBe(404);
    expect((await save([lead], newPerson(embedded))).code).toBe(100_001);
  });

  it('the export is CSV without formulas', async () => {
    const lead = leadOf(await badge(at(0).fair, { name: '=1+1' }), { note: '@SUM(A1)' });
    await save([lead]);
    const { data } = await supplier.call<{ csv: string }>(
      '/lead/exportLeads.json',
      { exhibitionId: String(at(0).fair) },
      { service },
    );
    expect(data.csv).toMatch(/^\uFEFFscanned,name,company,email,badge,stand,note,received\r\n/);
    expect(data.csv).toContain("'=1+1,Nile Trading,");
    expect(data.csv).toContain("'@SUM(A1)");
  });

  it('§6 a deleted account takes its leads along; its export names who has them', async () => {
    const { person, userId } = await register(embedded);
    const issued = await badge(at(0).fair, { buyerId: Number(userId) });
    const lead = leadOf(issued);
    await save([lead]);
    expect((await person.call('/account/exportData.json')).data).toMatchObject({
      leads: [{ supplierId: String(at(0).supplier), badgeNo: issued.number, contactName: 'Amal Hassan' }],
    });
    expect((await person.call('/account/delete.json', { password })).code).toBe(200);
    expect(await found(lead.leadId)).toBeUndefined();
    // A device that was offline meanwhile.
    expect(await results([leadOf(issued)])).toEqual(['revoked']);
  });
});
