import type { meetingForm } from '@fairgate/schema/rules/meeting';
import type { z } from 'zod';
import {
  exhibitionColumns,
  type ExhibitionRow,
  exhibitionTables,
  formatExhibition,
} from '../buyer/exhibitions.ts';
import type { Transaction } from '../db/database.ts';
import type { PhrasesWithEnglish } from '../texts/phrase-cache.ts';
import { addMessage, openConversation } from '../conversations/write.ts';
import type { Call } from '../wire/call.ts';
import { failureCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { toIdOrNull } from '../wire/form.ts';
import type { Side } from './meeting-row.ts';
import { setSlots } from './slots.ts';

type Form = Omit<z.output<typeof meetingForm>, 'supplierId' | 'productId' | 'contact'>;

type Added = {
  /** Who asks: the first times are this side's. */
  readonly by: Side;
  /** The person: the id of the buyer or of the supplier's account, and the name. */
  readonly author: { readonly id: number; readonly name: string };
  readonly buyerId: number;
  readonly supplierId: number;
  readonly productId: number | null;
  /** The buyer's person, as the supplier sees them. */
  readonly contact: {
    readonly name: string;
    readonly companyName?: string | null | undefined;
    readonly email: string;
    readonly phone?: string | null | undefined;
    readonly countryCode?: string | null | undefined;
  };
};

const add = {
  name: 'add meeting',
  text: `
    insert into meeting (id, buyer_id, supplier_id, product_id, topic, proposed_by, place, video_url, exhibition_id, venue, buyer_zone,
      supplier_zone, uid, contact_name, company_name, email, phone, country_id, lang, page_url, visitor_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, gen_random_uuid()::text, $13, $14, $15, $16, $17, $18, $19, $20)`,
};

/** Stores a meeting with its conversation. Throws ErrorAnswer 404 if the supplier has no stand at its exhibition. Resolves to its id. */
export async function addMeeting(
  db: Transaction,
  { by, author, buyerId, supplierId, productId, contact }: Added,
  { topic, times, timeZone, place, videoUrl, exhibitionId: exhibition, message }: Form,
  { language, tracking }: Call,
  phrases: PhrasesWithEnglish,
): Promise<number> {
  const exhibitionId = place === 'stand' ? (toIdOrNull(exhibition) ?? 0) : null;
  const venue = exhibitionId === null ? null : await venueOf(db, phrases, exhibitionId, supplierId);
  const id = await openConversation(db, { kind: 'meeting', buyerId, supplierId });
  const isBuyer = by === 'buyer';
  await db.rows(add, [
    id,
    buyerId,
    supplierId,
    productId,
    topic,
    by,
    place,
    place === 'video' ? (videoUrl ?? null) : null,
    exhibitionId,
    venue,
    isBuyer ? timeZone : null,
    isBuyer ? null : timeZone,
    contact.name,
    contact.companyName ?? null,
    contact.email,
    contact.phone ?? null,
    contact.countryCode ?? null,
    language,
    isBuyer ? tracking.pageUrl : '',
    isBuyer ? tracking.visitorId : '',
  ]);
  await setSlots(db, id, times);
  // The first message shows the other side that there is something unread, and who asks.
  await addMessage(db, {
    conversationId: id,
    author: by,
    authorId: author.id,
    authorName: author.name,
    body: message || topic,
    language,
  });
  return id;
}

const standAt = {
  name: 'stand of meeting',
  text: `
    select ${exhibitionColumns} from ${exhibitionTables}
    where e.id = $1 and e.published and exists (select from exhibitor x where x.exhibition_id = e.id and x.supplier_id = $2)`,
};

/** Name, venue and city of an exhibition. Throws ErrorAnswer 404 if the supplier has no stand there. */
async function venueOf(
  db: Transaction,
  phrases: PhrasesWithEnglish,
  exhibitionId: number,
  supplierId: number,
): Promise<string> {
  const [row] = await db.rows<ExhibitionRow>(standAt, [exhibitionId, supplierId]);
  if (!row) throw new ErrorAnswer(failureCodes.notFound, 'the supplier has no stand at this exhibition');
  const { name, venue, city } = formatExhibition(row, phrases);
  return [name, venue, city].filter(Boolean).join(', ');
}
