// Meetings in the embedded services (§7.3 simple add): both sides, and the calendar file. On both databases.
import { hashOf } from '@fairgate/embedded/accounts/token';
import { attemptsMaxCount } from '@fairgate/schema/limits';
import { pointInTime } from '@fairgate/schema/time-zone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDays, meetingForm, requestMeeting, supplierAtFair, type WireMeeting } from './meeting-data.ts';
import { mailsTo, newPerson, password, type Person, register } from './person.ts';
import {
  addSupplierOutside,
  demoSupplier,
  ownProduct,
  quotationForm,
  rfqForm,
  supplierPerson,
} from './rfq-data.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';

const service = { service: 'supplier' } as const;
type Listed = { list: WireMeeting[] };

describe.each(databases)('meetings on %s', { timeout: 120_000 }, (kind) => {
  let embedded: Embedded;
  let supplier: Person;
  /** Of another supplier. */
  let stranger: Person;
  let own = '';
  let productId = '';
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
    const product = await ownProduct(embedded);
    own = product.supplierId;
    productId = product.id;
    supplier = await supplierPerson(embedded);
    await addSupplierOutside(embedded, { email: 'other@supplier.example', categoryId: product.categoryId });
    stranger = await supplierPerson(embedded, 'other@supplier.example');
  }, 120_000);
  afterAll(() => embedded.close());

  const asSupplier = (name: string, data: object, person = supplier) =>
    person.call<WireMeeting>(`/meeting/${name}.json`, data, service);
  const asBuyer = (person: Person, name: string, data: object) =>
    person.call<WireMeeting>(`/meeting/${name}.json`, data);
  /** A new buyer's request. */
  async function requested(change: object = {}) {
    const buyer = await register(embedded);
    const form = meetingForm(own, change);
    const { data } = await requestMeeting(buyer.person, own, form);
    return { ...buyer, form, meetingId: data.meetingId, first: form.times[0]?.startsAt ?? '' };
  }
  async function accepted(change: object = {}) {
    const one = await requested(change);
    const { data } = await asSupplier('acceptSupplierMeeting', {
      meetingId: one.meetingId,
      startsAt: one.first,
      timeZone: 'Asia/Shanghai',
    });
    return { ...one, meeting: data };
  }
  const kindsTo = async (email: string) => (await mailsTo(embedded, email)).map((mail) => mail.kind);
  const calendarOf = async (email: string) => {
    const [mail] = await mailsTo(embedded, email);
    const answer = await embedded.services.buyer.inject({
      url: `/mailbox/${mail?.id}/${mail?.attachments[0]}`,
      headers: { 'x-service-key': embedded.serviceKey },
    });
    const { type, content } = answer.json<{ type: string; content: string }>();
    expect(type).toBe('text/calendar; charset=utf-8');
    return Buffer.from(content, 'base64').toString();
  };
  const lineOf = (file: string, name: string) =>
    new RegExp(`^${name}[:;](.*)$`, 'm').exec(file.replaceAll('\r\n ', ''))?.[1]?.trim();

  it('§7.3 a request opens a conversation of its own, which the supplier has not read', async () => {
    const before = (await kindsTo(demoSupplier)).length;
    const { meetingId, person, email, form } = await requested({ productId });
    const read = await person.call<Listed>('/meeting/getMeetingList.json', { meetingIds: [meetingId] });
    expect(read.data.list).toMatchObject([
      {
        meetingId,
        meetingNo: `M-${meetingId}`,
        state: 'proposed',
        proposedBy: 'buyer',
        time: null,
        proposedTimes: form.times.map(({ startsAt, minutes }) => ({ startTime: startsAt, minutes })),
        buyerZone: 'Africa/Cairo',
        revision: 0,
        email,
      },
    ]);
    const inbox = await supplier.call<{ list: object[] }>(
      '/message/getSupplierInbox.json',
      { kind: 'meeting' },
      service,
    );
    expect(inbox.data.list[0]).toMatchObject({
      conversationId: meetingId,
      unread: 1,
      contactName: 'Amal Hassan',
    });
    const [mail] = await mailsTo(embedded, demoSupplier);
    expect((await kindsTo(demoSupplier)).length).toBe(before + 1);
    expect(mail).toMatchObject({ kind: 'meetingRequest' });
    expect(mail?.text).toContain(`/inbox/${meetingId}?`);
    expect(mail?.text).not.toMatch(/Amal|Nile|Samples/);
  });

  it('sent again with its key it is the same meeting; another request with the key is refused', async () => {
    const { person } = await register(embedded);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const form = meetingForm(own);
    const answers = await Promise.all([1, 2, 3].map(() => requestMeeting(person, own, form, headers)));
    expect(new Set(answers.map(({ data }) => data.meetingId)).size).toBe(1);
    expect((await requestMeeting(person, own, { ...form, topic: 'Prices' }, headers)).code).toBe(40_904);
    const { person: another } = await register(embedded);
    expect((await requestMeeting(another, own, form, headers)).code).toBe(40_904);
  });

  it('what does not exist is refused, and nothing is written', async () => {
    const { person } = await register(embedded);
    for (const change of [
      { supplierId: '999999999' },
      { productId: '999999999' },
      { supplierId: await supplierAtFair(embedded), productId },
      { place: 'stand', exhibitionId: '999999999' },
    ]) {
      const form = { ...meetingForm(own), ...change };
      expect((await person.call('/meeting/simpleAddMeeting.json', form)).code).toBe(404);
    }
    const conversations = await person.call<{ total: number }>('/message/getInbox.json');
    expect(conversations.data.total).toBe(0);
    for (const change of [
      { times: [] },
      { timeZone: 'Nile' },
      { videoUrl: 'http://a.example' },
      { place: 'stand' },
    ])
      expect((await requestMeeting(person, own, change)).status).toBe(400);
    expect((await requestMeeting(newPerson(embedded), own)).code).toBe(401);
  });

  it('the other side accepts one of the times; the one that proposed cannot', async () => {
    const { person, email, meetingId, first } = await requested();
    const wanted = { meetingId, startsAt: first, timeZone: 'Asia/Shanghai' };
    expect((await asBuyer(person, 'acceptMeeting', wanted)).code).toBe(404);
    expect((await asSupplier('acceptSupplierMeeting', { ...wanted, startsAt: inDays(3) })).code).toBe(404);
    const answers = [
      await asSupplier('acceptSupplierMeeting', wanted),
      await asSupplier('acceptSupplierMeeting', wanted),
    ];
    for (const { data } of answers)
      expect(data).toMatchObject({
        state: 'accepted',
        time: { startTime: first, minutes: 30 },
        proposedTimes: [],
        supplierZone: 'Asia/Shanghai',
        revision: 1,
      });
    const mails = (await mailsTo(embedded, email)).filter((mail) => mail.kind === 'meetingAccepted');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`/inbox/${meetingId}?ac=`);
    // By the buyer's clocks.
    const hour = new Intl.DateTimeFormat('en-US', {
      timeZone: 'Africa/Cairo',
      hour: 'numeric',
      minute: '2-digit',
    }).format(Date.parse(first));
    expect(mails[0]?.text.replaceAll('\u202F', ' ')).toContain(hour.replaceAll('\u202F', ' '));
    const upcoming = await person.call<Listed>('/meeting/getUpcomingMeetings.json');
    expect(upcoming.data.list.map((one) => one.meetingId)).toEqual([meetingId]);
    const ofSupplier = await supplier.call<Listed>('/meeting/getUpcomingSupplierMeetings.json', {}, service);
    expect(ofSupplier.data.list.map((one) => one.meetingId)).toContain(meetingId);
  });

  it('a time that is over meanwhile cannot be accepted, and is no coming meeting', async () => {
    const { person, meetingId, first, meeting } = await accepted();
    await embedded.db.rows(
      { text: `update meeting set starts_at = now() - interval '31 minutes' where id = $1` },
      [meetingId],
    );
    expect(meeting.state).toBe('accepted');
    expect((await person.call<Listed>('/meeting/getUpcomingMeetings.json')).data.list).toEqual([]);
    const late = await requested();
    await embedded.db.rows(
      {
        text: `update meeting_slot set starts_at = now() - interval '1 minute' where meeting_id = $1 and position = 0`,
      },
      [late.meetingId],
    );
    const [slot] = await embedded.db.rows<{ at: Date }>(
      { text: 'select starts_at as at from meeting_slot where meeting_id = $1 and position = 0' },
      [late.meetingId],
    );
    const wanted = { meetingId: late.meetingId, startsAt: slot?.at.toISOString() ?? first, timeZone: 'UTC' };
    expect((await asSupplier('acceptSupplierMeeting', wanted)).code).toBe(404);
  });

  it('either side proposes other times until one is accepted; an agreed time stands until then', async () => {
    const { person, email, meetingId, first } = await requested();
    const other = [{ startsAt: inDays(9), minutes: 45 }];
    const proposal = { meetingId, times: other, timeZone: 'Asia/Shanghai' };
    for (const _ of [1, 2])
      expect((await asSupplier('proposeSupplierMeetingTimes', proposal)).data).toMatchObject({
        state: 'proposed',
        proposedBy: 'supplier',
        proposedTimes: [{ startTime: other[0]?.startsAt, minutes: 45 }],
      });
    expect((await kindsTo(email)).filter((one) => one === 'meetingTimes')).toHaveLength(1);
    // The earlier proposal is gone.
    const earlier = { meetingId, startsAt: first, timeZone: 'Africa/Cairo' };
    expect((await asBuyer(person, 'acceptMeeting', earlier)).code).toBe(404);
    const agreed = await asBuyer(person, 'acceptMeeting', { ...earlier, startsAt: other[0]?.startsAt });
    expect(agreed.data).toMatchObject({ state: 'accepted', revision: 1 });
    const move = { meetingId, times: [{ startsAt: inDays(10), minutes: 60 }], timeZone: 'Africa/Cairo' };
    expect((await asBuyer(person, 'proposeMeetingTimes', move)).data).toMatchObject({
      state: 'accepted',
      time: { startTime: other[0]?.startsAt, minutes: 45 },
      proposedTimes: [{ minutes: 60 }],
      revision: 1,
    });
    const moved = { meetingId, startsAt: move.times[0]?.startsAt, timeZone: 'Asia/Shanghai' };
    expect((await asSupplier('acceptSupplierMeeting', moved)).data).toMatchObject({
      time: { startTime: move.times[0]?.startsAt, minutes: 60 },
      proposedTimes: [],
      revision: 2,
    });
  });

  it('is declined with a reason by the side that is asked, and then takes nothing more', async () => {
    const { person, email, meetingId, form, first } = await requested();
    const no = { meetingId, reason: 'We are closed that week' };
    expect((await asBuyer(person, 'declineMeeting', no)).code).toBe(404);
    for (const _ of [1, 2])
      expect((await asSupplier('declineSupplierMeeting', no)).data).toMatchObject({
        state: 'declined',
        endedBy: 'supplier',
        endReason: no.reason,
        proposedTimes: [],
        revision: 0,
      });
    expect((await kindsTo(email)).filter((one) => one === 'meetingDeclined')).toHaveLength(1);
    for (const [name, data] of [
      ['proposeMeetingTimes', { meetingId, times: form.times, timeZone: 'Africa/Cairo' }],
      ['acceptMeeting', { meetingId, startsAt: first, timeZone: 'Africa/Cairo' }],
      ['cancelMeeting', { meetingId, reason: '' }],
      ['setMeetingLink', { meetingId, videoUrl: 'https://meet.example/7' }],
    ] as const)
      expect((await asBuyer(person, name, data)).code).toBe(404);
  });

  it('the link of the call is set by either side; at a stand there is none', async () => {
    const { person, email, meetingId } = await accepted();
    const videoUrl = 'https://meet.example/room-7';
    expect((await asSupplier('setSupplierMeetingLink', { meetingId, videoUrl })).data).toMatchObject({
      videoUrl,
      revision: 2,
    });
    expect(lineOf(await calendarOf(email), 'LOCATION')).toBe(videoUrl);
    const without = await asBuyer(person, 'setMeetingLink', { meetingId, videoUrl: null });
    expect(without.data).toMatchObject({ videoUrl: null, revision: 3 });

    const exhibitor = await supplierAtFair(embedded);
    const stands = await newPerson(embedded).call<
      { exhibition: { exhibitionId: string; name: string }; hallNo: string; standNo: string }[]
    >('/suppliers/getSupplierStands.json', { supplierId: exhibitor }, service);
    const [stand] = stands.data;
    const buyer = await register(embedded);
    const { data } = await requestMeeting(buyer.person, exhibitor, {
      place: 'stand',
      exhibitionId: stand?.exhibition.exhibitionId,
      videoUrl,
    });
    expect(data).toMatchObject({
      exhibitionId: stand?.exhibition.exhibitionId,
      venue: expect.stringContaining(stand?.exhibition.name ?? '?') as string,
      hallNo: stand?.hallNo,
      standNo: stand?.standNo,
      videoUrl: null,
    });
    const late = { meetingId: data.meetingId, videoUrl };
    expect((await asBuyer(buyer.person, 'setMeetingLink', late)).code).toBe(404);
    const elsewhere = { place: 'stand', exhibitionId: stand?.exhibition.exhibitionId };
    const [absent] = await embedded.db.rows<{ id: string }>(
      {
        text: `select s.id::text from supplier s where not exists (select from exhibitor x where x.supplier_id = s.id and x.exhibition_id = $1) limit 1`,
      },
      [stand?.exhibition.exhibitionId],
    );
    expect((await requestMeeting(buyer.person, absent?.id ?? '', elsewhere)).code).toBe(404);
  });

  it('the calendar file keeps its UID, and its SEQUENCE rises when it is moved or cancelled', async () => {
    const { person, email, meetingId, first, meeting } = await accepted();
    const initial = await calendarOf(email);
    expect([lineOf(initial, 'UID'), lineOf(initial, 'SEQUENCE')]).toEqual([meeting.uid, '1']);
    expect(lineOf(initial, 'DTSTART')).toBe(first.replace(/[-:]|\.\d+/g, ''));
    expect(initial).toContain('STATUS:CONFIRMED');
    expect(lineOf(initial, 'SUMMARY')).toContain('Samples of kettles');

    const times = [{ startsAt: inDays(12), minutes: 60 }];
    await asSupplier('proposeSupplierMeetingTimes', { meetingId, times, timeZone: 'Asia/Shanghai' });
    await asBuyer(person, 'acceptMeeting', {
      meetingId,
      startsAt: times[0]?.startsAt,
      timeZone: 'Africa/Cairo',
    });
    const moved = await calendarOf(demoSupplier);
    expect([lineOf(moved, 'UID'), lineOf(moved, 'SEQUENCE')]).toEqual([meeting.uid, '2']);
    expect(lineOf(moved, 'DTSTART')).toBe(times[0]?.startsAt.replace(/[-:]|\.\d+/g, ''));

    await asSupplier('cancelSupplierMeeting', { meetingId, reason: 'The plant is closed' });
    const cancelled = await calendarOf(email);
    expect([lineOf(cancelled, 'UID'), lineOf(cancelled, 'SEQUENCE')]).toEqual([meeting.uid, '3']);
    expect(cancelled).toContain('STATUS:CANCELLED');
  });

  it('across a change to daylight saving the time is the one that was chosen', async () => {
    // Berlin's clocks change on the last Sundays of March and October.
    const year = new Date().getUTCFullYear();
    const changeOf = (at: number) => {
      const last = new Date(Date.UTC(at, 3, 0));
      return new Date(last.getTime() - last.getUTCDay() * 86_400_000);
    };
    const changes = [year, year + 1].map(changeOf).filter((at) => at.getTime() > Date.now() + 3 * 86_400_000);
    const [next] = changes;
    const day = (offset: number) =>
      new Date((next?.getTime() ?? 0) + offset * 86_400_000).toISOString().slice(0, 10);
    const times = [-1, 1].map((offset) => ({
      startsAt: pointInTime(day(offset), '10:00', 'Europe/Berlin'),
      minutes: 30,
    }));
    expect(times.map(({ startsAt }) => startsAt.slice(11, 16))).toEqual(['09:00', '08:00']);
    const { person, email, meetingId } = await requested({ times, timeZone: 'Europe/Berlin' });
    const wanted = { meetingId, startsAt: times[1]?.startsAt, timeZone: 'Asia/Shanghai' };
    await asSupplier('acceptSupplierMeeting', wanted);
    const [mail] = await mailsTo(embedded, email);
    expect(mail?.text).toMatch(/10:00.AM GMT\+2/);
    expect(await calendarOf(email)).toContain(`DTSTART:${day(1).replaceAll('-', '')}T080000Z`);
    const { data } = await person.call<Listed>('/meeting/getMeetingList.json', { meetingIds: [meetingId] });
    expect(data.list[0]?.buyerZone).toBe('Europe/Berlin');
  });

  it('§6 another buyer and another supplier neither see nor change it', async () => {
    const { meetingId, first, form } = await requested();
    const { person: outsider } = await register(embedded);
    const tries = [
      ['accept', { startsAt: first, timeZone: 'UTC' }],
      ['decline', { reason: '' }],
      ['cancel', { reason: '' }],
    ] as const;
    for (const [verb, data] of tries) {
      expect((await asBuyer(outsider, `${verb}Meeting`, { meetingId, ...data })).code).toBe(404);
      expect((await asSupplier(`${verb}SupplierMeeting`, { meetingId, ...data }, stranger)).code).toBe(404);
    }
    const proposal = { meetingId, times: form.times, timeZone: 'UTC' };
    expect((await asBuyer(outsider, 'proposeMeetingTimes', proposal)).code).toBe(404);
    expect((await asSupplier('proposeSupplierMeetingTimes', proposal, stranger)).code).toBe(404);
    const link = { meetingId, videoUrl: 'https://evil.example/' };
    expect((await asBuyer(outsider, 'setMeetingLink', link)).code).toBe(404);
    expect((await asSupplier('setSupplierMeetingLink', link, stranger)).code).toBe(404);
    const ids = { meetingIds: [meetingId] };
    expect((await outsider.call<Listed>('/meeting/getMeetingList.json', ids)).data.list).toEqual([]);
    const ofStranger = await stranger.call<Listed>('/meeting/getSupplierMeetingList.json', ids, service);
    expect(ofStranger.data.list).toEqual([]);
    const seen = await supplier.call<Listed>('/meeting/getSupplierMeetingList.json', ids, service);
    expect(seen.data.list).toMatchObject([
      { meetingId, state: 'proposed', proposedBy: 'buyer', videoUrl: null },
    ]);
    expect((await asBuyer(newPerson(embedded), 'cancelMeeting', { meetingId, reason: '' })).code).toBe(401);
  });

  it('a supplier asks the buyer of an enquiry for one, with the details that it has; the buyer answers', async () => {
    const { person, email } = await register(embedded);
    const enquiry = await person.call<{ list: { inquiryId: string }[] }>('/inquiry/submitNewInquiry.json', {
      about: 'supplier',
      enquiries: [{ supplierId: own, lines: [] }],
      message: 'Hello',
      contact: { name: 'Amal Hassan', companyName: 'Nile Trading' },
    });
    const conversationId = enquiry.data.list[0]?.inquiryId ?? '';
    const { supplierId: _, contact: __, ...form } = meetingForm(own, { timeZone: 'Asia/Shanghai' });
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const ask = (by: Person, data: object, more: object = { headers }) =>
      by.call<WireMeeting>(
        '/meeting/simpleAddSupplierMeeting.json',
        { ...form, ...data },
        { ...service, ...more },
      );
    const asked = [await ask(supplier, { conversationId }), await ask(supplier, { conversationId })];
    expect(new Set(asked.map(({ data }) => data.meetingId)).size).toBe(1);
    const meetingId = asked[0]?.data.meetingId ?? '';
    expect(asked[0]?.data).toMatchObject({
      proposedBy: 'supplier',
      buyerZone: null,
      supplierZone: 'Asia/Shanghai',
      email,
    });
    expect(await kindsTo(email)).toContain('meetingOffer');
    const inbox = await supplier.call<{ list: object[] }>(
      '/message/getSupplierInbox.json',
      { kind: 'meeting' },
      service,
    );
    expect(inbox.data.list[0]).toMatchObject({
      conversationId: meetingId,
      contactName: 'Amal Hassan',
      unread: 0,
    });
    const wanted = { meetingId, startsAt: form.times[0]?.startsAt, timeZone: 'Africa/Cairo' };
    expect((await asSupplier('acceptSupplierMeeting', wanted)).code).toBe(404);
    expect((await asBuyer(person, 'acceptMeeting', wanted)).data).toMatchObject({
      state: 'accepted',
      buyerZone: 'Africa/Cairo',
    });
    // Neither another supplier, nor by a conversation that names no buyer's details.
    expect((await ask(stranger, { conversationId }, {})).code).toBe(404);
    expect((await ask(supplier, { conversationId: meetingId }, {})).code).toBe(404);
    expect(
      (await person.call('/meeting/simpleAddSupplierMeeting.json', { ...form, conversationId })).status,
    ).toBe(404);
  });

  it('§6 an open RFQ shows the buyer’s details, and allows a meeting, once the supplier has quoted', async () => {
    const { person } = await register(embedded);
    const { categoryId } = await ownProduct(embedded);
    const open = rfqForm({ isOpen: true, categoryId });
    const { rfqId } = (await person.call<{ rfqId: string }>('/rfq/addRfq.json', open)).data;
    const { conversationId } = (
      await supplier.call<{ conversationId: string }>('/rfq/openRfqConversation.json', { rfqId }, service)
    ).data;
    const { supplierId: _, contact: __, ...form } = meetingForm(own);
    const ask = () =>
      supplier.call<WireMeeting>(
        '/meeting/simpleAddSupplierMeeting.json',
        { ...form, conversationId },
        service,
      );
    expect((await ask()).code).toBe(404);
    await supplier.call('/rfq/sendQuotation.json', quotationForm(rfqId), service);
    expect((await ask()).data).toMatchObject({ state: 'proposed', proposedBy: 'supplier' });
  });

  it('messages in its conversation are mailed once until they are read; the switch stops the mails to a buyer', async () => {
    const { person, email, meetingId } = await requested();
    const write = (body: string) =>
      supplier.call('/message/sendSupplierMessage.json', { conversationId: meetingId, body }, service);
    await write('Which colours?');
    await write('And how many?');
    expect((await kindsTo(email)).filter((one) => one === 'meetingMessage')).toHaveLength(1);
    const settings = { marketing: false, followedProducts: true, fairs: true, messages: false };
    await person.call('/account/setSubscriptions.json', settings);
    await asSupplier('declineSupplierMeeting', { meetingId, reason: '' });
    expect(await kindsTo(email)).not.toContain('meetingDeclined');
  });

  it('is in the data file, and goes with the account', async () => {
    const { person, meetingId, form } = await requested();
    const file = await person.call('/account/exportData.json');
    expect(file.data).toMatchObject({
      meetings: [
        {
          meetingId,
          topic: 'Samples of kettles',
          timeZone: 'Africa/Cairo',
          proposedTimes: form.times.map(({ minutes }) => ({ minutes })),
        },
      ],
    });
    await person.call('/account/delete.json', { password });
    for (const text of [
      'select 1 from meeting where id = $1',
      'select 1 from meeting_slot where meeting_id = $1',
    ])
      expect(await embedded.db.rows({ text }, [meetingId])).toEqual([]);
  });

  it('a buyer requests at most so many in an hour', async () => {
    const { person, userId } = await register(embedded);
    await embedded.db.rows(
      {
        text: `insert into attempt_count (kind, field, value_hash, count, ends_at)
          values ('meeting', 'account', $1, $2, now() + interval '1 hour')`,
      },
      [hashOf(userId), attemptsMaxCount.meeting.account],
    );
    expect((await requestMeeting(person, own)).code).toBe(42_901);
  });
});
