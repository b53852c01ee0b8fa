// Pre-registration for exhibitions in the embedded services: one for each email, and a badge only for its owner. On both
// databases.
import type { PublicBadgeKey } from '@fairgate/badge/keys';
import { verifyBadge } from '@fairgate/badge/verify';
import { industries } from '@fairgate/schema/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, newEmail, newPerson, type Person, register, requestReset, secretIn } from './person.ts';
import { register as registerAt } from './registrations.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';
import { localDay } from './zones.ts';

type Registered = { id: string | null; badgeNo: string | null; email: string };
const tooMany = 42_901;

describe.each(databases)('pre-registration on %s', (kind) => {
  let embedded: Embedded;
  let coming = '';
  let over = '';
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
    const exhibitions = await embedded.db.rows<{ id: number; is_over: boolean }>({
      text: `select id, closes_on < ${localDay} as is_over from exhibition order by id`,
    });
    coming = String(exhibitions.find((one) => !one.is_over)?.id);
    over = String(exhibitions.find((one) => one.is_over)?.id);
  });
  afterAll(() => embedded.close());

  const form = (change: object = {}) => ({
    exhibitionId: coming,
    email: newEmail(),
    contactName: 'Amal Hassan',
    companyName: 'Nile Trading House',
    countryId: 'EG',
    businessTypes: ['retailer'],
    purposes: ['procure'],
    tagCodes: [],
    productName: '',
    source: 1,
    websiteId: '999',
    ...change,
  });
  const send = (data: object, person: Person = newPerson(embedded), headers: Record<string, string> = {}) =>
    person.call<Registered>('/offline/preRegistration.json', data, { headers });
  const stored = async (email: string) =>
    embedded.db.rows<Record<string, unknown>>(
      { text: 'select * from registration where lower(email) = lower($1)' },
      [email],
    );

  it('§3 is stored with its badge number, its source and its account, and the badge is mailed', async () => {
    const { person, userId } = await register(embedded);
    const one = form({
      source: 9,
      trackingSource: 'flyer',
      adClickId: 'c-1',
      relatedExhibitionId: over,
      recommendSite: 'Egypt',
      siblingExhibitionId: over,
      hiddenExhibitionId: coming,
      industry: 'TEX',
      jobTitle: 'design-department',
    });
    const { data } = await send(one, person);
    expect(data).toMatchObject({ email: one.email, badgeNo: expect.any(String) as string });
    expect(await stored(one.email)).toMatchObject([
      {
        badge_no: data.badgeNo,
        source: 9,
        tracking_source: 'flyer',
        ad_click_id: 'c-1',
        related_exhibition_id: Number(over),
        recommend_site: 'Egypt',
        sibling_exhibition_id: Number(over),
        hidden_exhibition_id: Number(coming),
        industry: 'TEX',
        job_title: 'design-department',
        buyer_id: Number(userId),
      },
    ]);
    const [mail] = await mailsTo(embedded, one.email);
    expect(mail).toMatchObject({ kind: 'badge' });
    expect(mail?.text).toContain(data.badgeNo);
    const opened = await newPerson(embedded).call('/badge/getBadgeByLink.json', {
      link: secretIn(mail, 'badge_token'),
    });
    expect(opened.data).toMatchObject({ badgeNo: data.badgeNo, contactName: 'Amal Hassan' });
  });

  it('§7.3 the same key gives the same answer, at the same time too, and one registration', async () => {
    const one = form();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => send(one, newPerson(embedded), headers)));
    expect(new Set(answers.map(({ data }) => data.badgeNo)).size).toBe(1);
    expect(await stored(one.email)).toHaveLength(1);
    expect(await mailsTo(embedded, one.email)).toHaveLength(1);
    expect(await send({ ...one, contactName: 'Omar' }, newPerson(embedded), headers)).toMatchObject({
      code: 40_904,
    });
  });

  it('an email that is registered, in any case, gets its badge by mail; a stranger does not see it', async () => {
    const one = form();
    const { data } = await send(one);
    const again = await send({ ...form({ email: one.email.toUpperCase() }), contactName: 'A stranger' });
    expect(again.data).toEqual({ id: null, badgeNo: null, link: null, email: one.email.toUpperCase() });
    expect(await stored(one.email)).toMatchObject([{ contact_name: 'Amal Hassan', badge_no: data.badgeNo }]);
    expect(await mailsTo(embedded, one.email)).toHaveLength(2);
  });

  it('the buyer who made it sees it again; one with its email only after confirming the mailbox', async () => {
    const owner = await register(embedded);
    const one = form();
    const { data } = await send(one, owner.person);
    expect((await send(form({ email: one.email }), owner.person)).data).toMatchObject({
      badgeNo: data.badgeNo,
    });

    const two = form();
    const made = await send(two);
    const { person } = await register(embedded, two.email);
    expect((await send(form({ email: two.email }), person)).data.badgeNo).toBeNull();
    const own = (who: Person) => who.call('/offline/registerInfo.json', { exhibitionId: coming });
    expect((await own(person)).data).toBeNull();
    const link = await requestReset(embedded, two.email);
    const { data: login } = await newPerson(embedded).call<{ token: string }>('/account/resetPassword.json', {
      link,
      password: 'correct2',
    });
    const confirmed = newPerson(embedded, { token: login.token });
    expect((await own(confirmed)).data).toEqual({ ...made.data });
    expect((await own(newPerson(embedded))).code).toBe(401);

    // §3 The promotion's has the id only.
    const promoted = (who: Person) =>
      who.call('/offline/promotionRegisterInfo.json', { exhibitionId: coming });
    expect((await promoted(confirmed)).data).toEqual({ id: made.data.id });
    expect((await promoted(owner.person)).data).toEqual({ id: data.id });
    expect((await promoted((await register(embedded)).person)).data).toBeNull();
    expect((await promoted(newPerson(embedded))).code).toBe(401);
  });

  const badgeOf = async (link: string) => {
    const { data } = await newPerson(embedded).call<{ code: string; contactName: string }>(
      '/badge/getBadgeByLink.json',
      { link },
    );
    const { data: set } = await newPerson(embedded).call<{ keys: PublicBadgeKey[] }>(
      '/badge/getBadgeKeys.json',
    );
    const { claims } = await verifyBadge(data.code, {
      keys: set.keys,
      exhibitionId: coming,
      nowSeconds: Date.now() / 1_000,
      isRevoked: () => false,
    });
    return { ...data, claims };
  };

  it('§3 its owner corrects it: by account, by the link of the badge, by a code; the number stays', async () => {
    const { person } = await register(embedded);
    const one = form({ source: 9, trackingSource: 'flyer', sharesEmail: true });
    const { data } = await send(one, person);
    const corrected = {
      contactName: 'Amal Hassan-Saleh',
      companyName: 'Nile Trade',
      countryId: 'JO',
      dialingCode: '962',
      mobile: '7 9012 3456',
      jobTitle: 'director',
      companyWebsite: 'nile.example',
      businessTypes: ['distributor'],
      purposes: ['seek'],
      tagCodes: ['mug'],
      productName: 'mugs',
      sharesEmail: false,
    };
    const again = await send({ ...one, ...corrected, source: 1, trackingSource: 'other' }, person);
    expect(again.data).toMatchObject({ id: data.id, badgeNo: data.badgeNo });
    expect(await stored(one.email)).toMatchObject([
      {
        badge_no: data.badgeNo,
        contact_name: 'Amal Hassan-Saleh',
        company_name: 'Nile Trade',
        country_id: 'JO',
        dialing_code: '962',
        mobile: '7 9012 3456',
        job_title: 'director',
        company_website: 'nile.example',
        business_types: ['distributor'],
        purposes: ['seek'],
        tag_codes: ['mug'],
        product_name: 'mugs',
        shares_email: false,
        source: 9,
        tracking_source: 'flyer',
      },
    ]);
    const { link = '' } = again.data as { link?: string };
    expect((await badgeOf(link)).claims).toMatchObject({
      number: data.badgeNo,
      name: 'Amal Hassan-Saleh',
      company: 'Nile Trade',
    });

    const guest = form();
    const made = (await send(guest)).data as Registered & { link: string };
    const known = await newPerson(embedded).call('/offline/getRegistrationByLink.json', { link: made.link });
    expect(known.data).toMatchObject({ email: guest.email, contactName: 'Amal Hassan', sharesEmail: false });
    const byLink = await send({ ...guest, contactName: 'Amal H. Saleh', badgeLink: made.link });
    expect(byLink.data).toMatchObject({ badgeNo: made.badgeNo });
    expect((await badgeOf(made.link)).contactName).toBe('Amal H. Saleh');
  });

  it('§3 a correction leaves the code of the badge as it is, if name and company stay', async () => {
    const one = form();
    const { link } = (await send(one)).data as Registered & { link: string };
    const { code } = await badgeOf(link);
    await send({ ...one, productName: 'mugs', badgeLink: link });
    expect(await stored(one.email)).toMatchObject([{ product_name: 'mugs' }]);
    expect((await badgeOf(link)).code).toBe(code);
  });

  it('§3 two swapped: neither account nor link of another person corrects a registration', async () => {
    const [amal, omar] = [await register(embedded), await register(embedded)];
    const [hers, his] = [form(), form({ contactName: 'Omar' })];
    await send(hers, amal.person);
    const { link } = (await send(his, omar.person)).data as Registered & { link: string };
    const tried = await send({ ...hers, contactName: 'Mallory', badgeLink: link }, omar.person);
    expect(tried.data).toEqual({ id: null, badgeNo: null, link: null, email: hers.email });
    expect(await stored(hers.email)).toMatchObject([{ contact_name: 'Amal Hassan' }]);
    expect(await stored(his.email)).toMatchObject([{ contact_name: 'Omar' }]);
    for (const wrong of ['no-such-link', `${link}x`])
      expect(
        await newPerson(embedded).call('/offline/getRegistrationByLink.json', { link: wrong }),
      ).toMatchObject({ code: 404 });
  });

  it('§3 once the exhibition is over, the link of a badge opens no registration to correct, and corrects none', async () => {
    const one = form();
    const { link } = (await send(one)).data as Registered & { link: string };
    const daysLater = (days: number) =>
      embedded.db.rows(
        {
          text: 'update exhibition set opens_on = opens_on + $2::int, closes_on = closes_on + $2::int where id = $1',
        },
        [coming, days],
      );
    const [{ days } = { days: 0 }] = await embedded.db.rows<{ days: number }>(
      { text: 'select closes_on - current_date + 3 as days from exhibition where id = $1' },
      [coming],
    );
    await daysLater(-days);
    try {
      expect(await newPerson(embedded).call('/offline/getRegistrationByLink.json', { link })).toMatchObject({
        code: 404,
      });
      expect(await send({ ...one, contactName: 'Amal Late', badgeLink: link })).toMatchObject({ code: 404 });
      expect(await stored(one.email)).toMatchObject([{ contact_name: 'Amal Hassan' }]);
    } finally {
      await daysLater(days);
    }
  });

  it('§3 the owner of several registrations corrects each; a revoked badge keeps its code', async () => {
    const { person } = await register(embedded);
    const [own, colleague] = [form(), form({ contactName: 'Omar' })];
    await send(own, person);
    const { data } = await send(colleague, person);
    expect((await send({ ...colleague, contactName: 'Omar Said' }, person)).data.badgeNo).toBe(data.badgeNo);
    expect(await stored(colleague.email)).toMatchObject([{ contact_name: 'Omar Said' }]);
    await embedded.db.rows({ text: 'update badge set revoked_at = now() where number = $1' }, [data.badgeNo]);
    await send({ ...colleague, contactName: 'Omar S. Said' }, person);
    const { link = '' } = data as { link?: string };
    expect(await badgeOf(link)).toMatchObject({ contactName: 'Omar Said' });
    expect(await stored(colleague.email)).toMatchObject([{ contact_name: 'Omar S. Said' }]);
  });

  it('§3, §7.3 getPreData has all that was written for this exhibition, else for the latest one', async () => {
    const { person } = await register(embedded);
    const preData = async (exhibitionId: string) =>
      (await person.call<Record<string, unknown> | null>('/offline/getPreData.json', { exhibitionId })).data;
    expect(await preData(coming)).toBeNull();
    const one = form({ jobTitle: 'director', dialingCode: '20', mobile: '100 123 4567', tagCodes: ['mug'] });
    const { data } = await send(one, person);
    const { source: _source, ...written } = one;
    expect(await preData(coming)).toMatchObject({ ...written, badgeNo: data.badgeNo });
    expect(await preData(over)).toMatchObject({ exhibitionId: coming, jobTitle: 'director' });
    expect((await newPerson(embedded).call('/offline/getPreData.json', { exhibitionId: coming })).code).toBe(
      401,
    );
  });

  it('§7.3 checkVIP: a buyer who was registered for an exhibition that is over is a VIP of the next', async () => {
    const { person, userId } = await register(embedded);
    const isVip = async (exhibitionId: string) =>
      (await person.call<{ isVip: number }>('/offline/checkVIP.json', { exhibitionId })).data.isVip;
    await send(form(), person);
    expect(await isVip(coming)).toBe(0);
    const email = await registerAt(embedded.db, Number(over), 'Amal Hassan');
    expect(await isVip(coming)).toBe(0);
    await embedded.db.rows({ text: 'update registration set buyer_id = $1 where email = $2' }, [
      userId,
      email,
    ]);
    expect([await isVip(coming), await isVip(over)]).toEqual([1, 0]);
  });

  it('§7.3 checkReg tells whether an email is registered for this exhibition', async () => {
    const one = form();
    const check = async (exhibitionId: string) =>
      (
        await newPerson(embedded).call<{ registered: number }>('/offline/checkReg.json', {
          exhibitionId,
          email: one.email.toUpperCase(),
        })
      ).data.registered;
    expect(await check(coming)).toBe(0);
    await send(one);
    expect([await check(coming), await check(over)]).toEqual([1, 0]);
  });

  it('§7.3 reSendMyBadgeNow mails the badge, and answers the same for an unknown email', async () => {
    const one = form();
    await send(one);
    const ask = (email: string) =>
      newPerson(embedded).call('/offline/reSendMyBadgeNow.json', { exhibitionId: coming, email });
    const unknown = newEmail();
    expect((await ask(one.email)).text).toBe((await ask(unknown)).text);
    expect(await mailsTo(embedded, one.email)).toHaveLength(2);
    expect(await mailsTo(embedded, unknown)).toEqual([]);
  });

  it('is refused for an exhibition that is over or unknown, and for a disposable mailbox', async () => {
    for (const exhibitionId of [over, '999999', '0'])
      expect(await send(form({ exhibitionId }))).toMatchObject({ status: 200, code: 404 });
    expect(await send(form({ email: 'amal@mailinator.com' }))).toMatchObject({ status: 200, code: 40_001 });
  });

  it('§8 the 11th of an email in an hour is refused with the time to wait', async () => {
    const email = newEmail();
    const codes: number[] = [];
    for (let count = 0; count < 11; count += 1) codes.push((await send(form({ email }))).code);
    expect(codes).toEqual([...Array<number>(10).fill(200), tooMany]);
  });

  it('§7.3 hot tags are of the categories with most exhibitors; the industry is that with most', async () => {
    const exhibitions = await embedded.db.rows<{ id: number }>({
      text: 'select distinct exhibition_id as id from exhibitor',
    });
    const industries = new Set<string | null>();
    for (const { id } of exhibitions) {
      const { data } = await newPerson(embedded).call<{
        industry: string | null;
        list: { code: string; name: string }[];
      }>('/offline/getHotTags.json', { exhibitionId: String(id) }, { language: 'de' });
      industries.add(data.industry);
      expect(data.list.length).toBeGreaterThan(0);
      expect(data.list.length).toBeLessThanOrEqual(12);
      expect(data.list.every(({ name }) => name !== '')).toBe(true);
    }
    expect(industries.size).toBeGreaterThan(1);
  });

  it('§7.2 getCateAndTagV2 has the tags of each industry, and of a category', async () => {
    const treeOf = async (data: object) =>
      (
        await newPerson(embedded).call<
          { id: string; children: { tags: { code: string; name: string }[] }[] }[]
        >('/category/getCateAndTagV2.json', data, { language: 'de' })
      ).data;
    const tops = new Set<string>();
    for (const { code } of industries) {
      const [top, ...others] = await treeOf({ industry: code });
      expect([code, others]).toEqual([code, []]);
      expect(top?.children.flatMap(({ tags }) => tags).every(({ name }) => name !== '')).toBe(true);
      tops.add(top?.id ?? '');
      expect(await treeOf({ categoryId: top?.id })).toEqual([top]);
    }
    expect(tops.size).toBe(industries.length);
    expect(await treeOf({ categoryId: '0' })).toEqual([]);
  });

  it('is exported and deleted with the account', async () => {
    const { person, email } = await register(embedded);
    const one = form();
    await send(one, person);
    const other = form({ email });
    await send(other);
    expect((await person.call('/account/exportData.json')).data).toMatchObject({
      // The other one was made with an email that is not confirmed.
      registrations: [{ email: one.email, companyName: 'Nile Trading House' }],
    });
    // The answers that are kept for those who send a form again.
    const answers = async (of: string) =>
      (
        await embedded.db.rows({ text: 'select from idempotency_key where answer::text like $1' }, [
          `%${of}%`,
        ])
      ).length;
    expect([await answers(one.email), await answers(email)]).toEqual([1, 1]);
    await person.call('/account/delete.json', { password: 'correct1' });
    expect([await stored(one.email), (await stored(email)).length]).toEqual([[], 1]);
    expect([await answers(one.email), await answers(email)]).toEqual([0, 1]);
  });
});
