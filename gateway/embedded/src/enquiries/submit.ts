import { enquiriesInput } from '@fairgate/schema/rules/enquiry';
import type { z } from 'zod';
import { extend, omit, refine } from 'zod/mini';
import { countAttempt } from '../accounts/attempts.ts';
import { buyerOf } from '../accounts/buyers.ts';
import { callerFields } from '../accounts/caller.ts';
import { buyerOperation } from '../buyer/buyer-operation.ts';
import { type ProductLine, productLines } from '../catalogue/product-line.ts';
import type { Transaction } from '../db/database.ts';
import { attachFiles } from '../files/attach.ts';
import type { Post } from '../mail/post.ts';
import type { Store } from '../store.ts';
import type { PhrasesWithEnglish } from '../texts/phrase-cache.ts';
import { writeToSuppliers } from '../conversations/mails.ts';
import { addMessage, openConversation } from '../conversations/write.ts';
import type { Call } from '../wire/call.ts';
import { failureCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { toId, toIdOrNull } from '../wire/form.ts';
import type { Operation } from '../wire/operation.ts';
import { writeOnce } from '../write-once.ts';
import { saveContact } from './contact.ts';
import { numberOf, readEnquiries } from './enquiry-list.ts';

const request = omit(enquiriesInput, { idempotencyKey: true });
type Submitted = z.output<typeof request>;

/** §7.3 One enquiry to a supplier. */
export const submitNewInquiry = (store: Store): Operation => submission(store, 'submitNewInquiry', 1);
/** §7.3 An enquiry to each of several suppliers: all are written, or none. */
export const submitInquiryList = (store: Store): Operation => submission(store, 'submitInquiryList');

function submission(store: Store, name: 'submitNewInquiry' | 'submitInquiryList', most?: number): Operation {
  const { db, post, phraseCache } = store;
  return buyerOperation({
    path: `/inquiry/${name}.json`,
    request: extend(request, { ip: callerFields.ip }).check(
      refine(({ enquiries }) => most === undefined || enquiries.length <= most),
    ),
    async handle({ ip, ...payload }, { accountId }, call) {
      const { visitorId: visitor } = call.tracking;
      const written = { operation: name, payload: { ...payload, accountId } };
      const phrases = await phraseCache.phrasesWithEnglish(call.language);
      // The first answer has no personal data: it is stored longer than the account may live.
      const { ids } = await writeOnce(db, call, written, async (transaction) => {
        await countAttempt(transaction, 'enquiry', { account: String(accountId), visitor, ip });
        return { ids: await write(transaction, post, payload, { accountId, phrases }, call) };
      });
      post.deliver();
      return { list: await readEnquiries(db, phraseCache, call.language, { buyerId: accountId }, ids) };
    },
  });
}

const supplierIds = {
  name: 'suppliers of enquiries',
  text: 'select id from supplier where id = any($1::int[])',
};
// The number of an enquiry is that of its conversation.
const add = {
  name: 'add enquiry',
  text: `
    insert into enquiry (id, conversation_id, buyer_id, supplier_id, about, exhibition_id, contact_name, company_name, email, phone, country_id, lang, page_url, visitor_id)
    overriding system value values ($1, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
};
const addLines = {
  name: 'add enquiry lines',
  text: `
    insert into enquiry_line (enquiry_id, position, product_id, variant_id, quantity, name, unit, price, currency)
    select $1, l.position, l."productId", l."variantId", l.quantity, l.name, l.unit, l.price, l.currency
    from jsonb_to_recordset($2::jsonb) as l (position int, "productId" int, "variantId" int, quantity int, name text, unit text, price numeric, currency text)`,
};

async function write(
  db: Transaction,
  post: Post,
  { about, enquiries, message, contact, exhibitionId, attachmentIds }: Submitted,
  { accountId: buyerId, phrases }: { accountId: number; phrases: PhrasesWithEnglish },
  { language, tracking }: Call,
): Promise<number[]> {
  const wanted = enquiries.map(({ supplierId }) => toId(supplierId) ?? 0);
  const known = await db.rows<{ id: number }>(supplierIds, [wanted]);
  if (known.length < wanted.length) throw notThere('there is no such supplier');
  const lines = await linesOf(db, phrases, language, enquiries);
  const { email } = await buyerOf(db, buyerId);
  const owner = { kind: 'buyer', id: String(buyerId), visitorId: tracking.visitorId } as const;
  const ids: number[] = [];
  for (const [place, supplierId] of wanted.entries()) {
    const id = await openConversation(db, { kind: 'enquiry', buyerId, supplierId });
    await db.rows(add, [
      id,
      buyerId,
      supplierId,
      about,
      toId(exhibitionId ?? '') ?? null,
      contact.name,
      contact.companyName ?? null,
      email,
      contact.phone ?? null,
      contact.countryCode ?? null,
      language,
      tracking.pageUrl,
      tracking.visitorId,
    ]);
    const own = (lines[place] ?? []).map((line, position) => ({ ...line, position, name: nameOf(line) }));
    await db.rows(addLines, [id, JSON.stringify(own)]);
    const messageId = await addMessage(db, {
      conversationId: id,
      author: 'buyer',
      authorId: buyerId,
      authorName: contact.name,
      body: message,
      language,
    });
    await attachFiles(db, owner, attachmentIds, {
      table: 'message_file',
      columns: { message_id: messageId, conversation_id: id },
    });
    await writeToSuppliers(db, post, {
      kind: 'enquiry',
      supplierIds: [supplierId],
      number: numberOf(id),
      at: { page: 'enquiry', id },
    });
    ids.push(id);
  }
  await saveContact(db, buyerId, contact);
  return ids;
}

const notThere = (text: string) => new ErrorAnswer(failureCodes.notFound, text);

/** The products as they are now, of each enquiry. Throws ErrorAnswer 404 if one is gone, or is not its supplier's. */
async function linesOf(
  db: Transaction,
  phrases: PhrasesWithEnglish,
  language: Call['language'],
  enquiries: Submitted['enquiries'],
): Promise<ProductLine[][]> {
  const keys = enquiries.flatMap(({ lines }) =>
    lines.map(({ productId, variantId, quantity }) => ({
      productId: toId(productId) ?? 0,
      variantId: toIdOrNull(variantId),
      quantity,
    })),
  );
  const answers = await productLines(db, phrases, language, keys);
  let next = 0;
  return enquiries.map(({ supplierId, lines }) =>
    lines.map(() => {
      const line = answers[next++];
      if (line === undefined || typeof line === 'string' || line.supplierId !== toId(supplierId))
        throw notThere('there is no such product of this supplier');
      return line;
    }),
  );
}

/** What the buyer saw: the title with the chosen options. */
const nameOf = ({ name, options }: ProductLine): string =>
  options.length === 0 ? name : `${name} (${options.map(({ value }) => value).join(', ')})`;
