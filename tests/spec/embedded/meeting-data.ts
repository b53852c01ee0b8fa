// Meetings, and what their operations need in the database.
import type { Answer, Person } from './person.ts';
import { supplierPerson } from './rfq-data.ts';
import type { Embedded } from './store.ts';

const dayMs = 86_400_000;
/** At a full minute, so that it reads well. */
export const inDays = (days: number): string =>
  new Date(Math.floor((Date.now() + days * dayMs) / 60_000) * 60_000).toISOString();

export type WireTime = { startTime: string; minutes: number };
export type WireMeeting = {
  meetingId: string;
  meetingNo: string;
  state: string;
  proposedBy: string;
  time: WireTime | null;
  proposedTimes: WireTime[];
  videoUrl: string | null;
  exhibitionId: string | null;
  venue: string | null;
  hallNo: string | null;
  standNo: string | null;
  buyerZone: string;
  supplierZone: string | null;
  endedBy: string | null;
  endReason: string | null;
  uid: string;
  revision: number;
  email: string;
};

export const meetingForm = (supplierId: number | string, change: object = {}) => ({
  supplierId: String(supplierId),
  topic: 'Samples of kettles',
  times: [
    { startsAt: inDays(7), minutes: 30 },
    { startsAt: inDays(8), minutes: 30 },
  ],
  timeZone: 'Africa/Cairo',
  place: 'video',
  message: 'I would like to see the new colours.',
  contact: { name: 'Amal Hassan', companyName: 'Nile Trading', phone: '+20 2 1234567', countryCode: 'EG' },
  ...change,
});

export const requestMeeting = (
  person: Person,
  supplierId: number | string,
  change: object = {},
  headers: Record<string, string> = {},
): Promise<Answer<WireMeeting>> =>
  person.call<WireMeeting>('/meeting/simpleAddMeeting.json', meetingForm(supplierId, change), { headers });

/** A supplier with a stand at an exhibition that is not over. */
export async function supplierAtFair(embedded: Embedded): Promise<string> {
  const [row] = await embedded.db.rows<{ id: string }>({
    text: `
      select x.supplier_id::text as id from exhibitor x join exhibition e on e.id = x.exhibition_id
      where x.supplier_id is not null and e.published and e.closes_on > current_date + 1 order by e.id, x.number limit 1`,
  });
  if (!row) throw new Error('no supplier has a stand at a coming exhibition');
  return row.id;
}

/** The fields of a golden payload of meetings with ids that exist, and times to come. */
export async function meetingFields(
  embedded: Embedded,
  { person, supplierEmail }: { person: Person; supplierEmail: string },
  { path, given }: { path: string; given: Readonly<Record<string, unknown>> },
): Promise<object> {
  if (!path.startsWith('/meeting/')) return {};
  const [own] = await embedded.db.rows<{ id: string; productId: string }>(
    {
      text: `
        select a.supplier_id::text as id, (select min(p.id)::text from product p where p.supplier_id = a.supplier_id) as "productId"
        from supplier_account a where a.email = $1`,
    },
    [supplierEmail],
  );
  if (!own) return {};
  const form = meetingForm(own.id, { productId: own.productId });
  if ('conversationId' in given)
    return { conversationId: await enquiryOf(person, own.id), times: form.times };
  if ('topic' in given) return { supplierId: own.id, productId: own.productId, times: form.times };
  const { data } = await requestMeeting(person, own.id, { productId: own.productId });
  const { meetingId } = data;
  // Who may answer is the side that has not proposed.
  if (/accept|decline|Upcoming/.test(path)) {
    const supplier = await supplierPerson(embedded, supplierEmail);
    const supplierTimes = { meetingId, times: form.times, timeZone: 'Asia/Shanghai' };
    const answer = { meetingId, startsAt: form.times[0]?.startsAt, timeZone: 'Africa/Cairo' };
    const isSupplier = path.includes('Supplier');
    if (!isSupplier || path.includes('Upcoming'))
      await supplier.call('/meeting/proposeSupplierMeetingTimes.json', supplierTimes, {
        service: 'supplier',
      });
    if (path.includes('Upcoming')) await person.call('/meeting/acceptMeeting.json', answer);
  }
  return {
    ...('meetingId' in given && { meetingId }),
    ...('meetingIds' in given && { meetingIds: [meetingId] }),
    ...('times' in given && { times: [{ startsAt: inDays(9), minutes: 45 }] }),
    ...('startsAt' in given && { startsAt: form.times[0]?.startsAt }),
  };
}

/** A new enquiry of the person. Resolves to its id, which is that of its conversation. */
async function enquiryOf(person: Person, supplierId: string): Promise<string | undefined> {
  const { data } = await person.call<{ list: { inquiryId: string }[] }>('/inquiry/submitNewInquiry.json', {
    about: 'supplier',
    enquiries: [{ supplierId, lines: [] }],
    message: 'Can we meet?',
    contact: { name: 'Amal Hassan' },
  });
  return data.list[0]?.inquiryId;
}
