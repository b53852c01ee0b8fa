// The mails about meetings: one for each decision, and one until it is read for messages.
import { localeOf, type LanguageCode } from '@fairgate/schema/locales';
import { isTimeZone } from '@fairgate/schema/time-zone';
import type { Transaction } from '../db/database.ts';
import type { Post } from '../mail/post.ts';
import { writeOfMessage, writeToBuyer, writeToSuppliers } from '../conversations/mails.ts';
import type { AfterMessage } from '../conversations/written.ts';
import { type MeetingRow, numberOfMeeting, type Side } from './meeting-row.ts';

const about = (id: number) => ({ number: numberOfMeeting(id), at: { page: 'conversation', id } }) as const;

export async function tellSupplierOfRequest(
  db: Transaction,
  post: Post,
  id: number,
  supplierId: number,
): Promise<void> {
  await writeToSuppliers(db, post, { ...about(id), kind: 'meetingRequest', supplierIds: [supplierId] });
}

export async function tellBuyerOfRequest(
  db: Transaction,
  post: Post,
  id: number,
  sides: { readonly buyerId: number; readonly supplierId: number },
): Promise<void> {
  await writeToBuyer(db, post, { ...about(id), kind: 'meetingOffer', ...sides });
}

export type MeetingMailKind = 'meetingTimes' | 'meetingAccepted' | 'meetingDeclined' | 'meetingCancelled';

/** Tells the other side what one side did with a meeting. What was agreed comes with its calendar file. */
export async function tellOtherSide(
  db: Transaction,
  post: Post,
  { by, kind, meeting }: { readonly by: Side; readonly kind: MeetingMailKind; readonly meeting: MeetingRow },
): Promise<void> {
  const { id, buyer_id: buyerId, supplier_id: supplierId, starts_at: startsAt } = meeting;
  const ofReader = by === 'buyer' ? meeting.supplier_zone : meeting.buyer_zone;
  // A supplier's office may be in a zone that is not known here.
  const zone = ofReader !== null && isTimeZone(ofReader) ? ofReader : 'UTC';
  const letter = {
    ...about(id),
    kind,
    ...(startsAt && {
      values: (language: LanguageCode) => ({ time: timeIn(language, zone, startsAt) }),
      ...((kind === 'meetingAccepted' || kind === 'meetingCancelled') && { meetingId: id }),
    }),
  };
  if (by === 'supplier') await writeToBuyer(db, post, { ...letter, buyerId, supplierId });
  else await writeToSuppliers(db, post, { ...letter, supplierIds: [supplierId] });
}

/** A time by the reader's clocks, with the name of the zone. */
const timeIn = (language: LanguageCode, timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat(localeOf(language).tag, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);

const sides = {
  name: 'sides of meeting',
  text: 'select supplier_id as "supplierId", buyer_id as "buyerId" from meeting where id = $1',
};

/** The other side of a meeting's conversation gets a mail, unless one about an earlier message is unread. */
export const afterMeetingMessage: AfterMessage = async (db, post, { conversationId, party }) => {
  const [found] = await db.rows<{ supplierId: number; buyerId: number }>(sides, [conversationId]);
  if (!found) return;
  await writeOfMessage(db, post, party, {
    ...found,
    ...about(conversationId),
    conversationId,
    toSupplier: 'meetingMessage',
    toBuyer: 'meetingMessage',
  });
};
