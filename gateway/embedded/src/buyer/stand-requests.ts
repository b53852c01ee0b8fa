import { exhibitionPhases } from '@fairgate/schema/constants';
import { standRequestInput } from '@fairgate/schema/rules/stand-request';
import type { z } from 'zod';
import { extend, omit } from 'zod/mini';
import { countAttempt } from '../accounts/attempts.ts';
import { callerFields } from '../accounts/caller.ts';
import type { Transaction } from '../db/database.ts';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import type { Call } from '../wire/call.ts';
import { failureCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { toId } from '../wire/form.ts';
import { operation, type Operation } from '../wire/operation.ts';
import { writeOnce } from '../write-once.ts';
import {
  exhibitionColumns,
  exhibitionTables,
  formatExhibition,
  phaseOf,
  type ExhibitionRow,
} from './exhibitions.ts';
import { organiserContact } from './organiser/contact.ts';

const request = extend(omit(standRequestInput, { idempotencyKey: true, countryCode: true }), {
  countryId: standRequestInput.shape.countryCode,
});
type Payload = z.output<typeof request>;

const selectExhibition = {
  name: 'exhibition with stands',
  text: `select ${exhibitionColumns} from ${exhibitionTables} where e.id = $1 and e.published`,
};

/**
 * §2.5 A request for a stand, stored for the organiser, once for each idempotency key, with a mail to the person and one to the organiser. Throws
 * ErrorAnswer 404 if the exhibition is unknown or over.
 */
export function bookStand(store: Store): Operation {
  const { db, phraseCache, post } = store;
  const name = 'bookStand';
  return operation({
    name,
    path: '/stand/bookStand.json',
    dialect: blade,
    request: extend(request, { ip: callerFields.ip }),
    async handle({ ip, ...payload }, call) {
      const { language, tracking } = call;
      const phrases = await phraseCache.phrasesWithEnglish(language);
      const organiser = await organiserContact(store, toId(payload.exhibitionId));
      const answer = await writeOnce(db, call, { operation: name, payload }, async (transaction) => {
        await countAttempt(transaction, 'bookStand', {
          account: payload.email,
          visitor: tracking.visitorId,
          ip,
        });
        const [exhibition] = await transaction.rows<ExhibitionRow>(selectExhibition, [
          toId(payload.exhibitionId),
        ]);
        if (!exhibition || phaseOf[exhibition.stage] === exhibitionPhases.completed)
          throw new ErrorAnswer(failureCodes.notFound, 'there are no stands at this exhibition');
        const stored = await add(transaction, payload, call);
        await post.writeStandRequest(transaction, {
          email: payload.email,
          language,
          number: stored.requestNo,
          exhibition: {
            name: formatExhibition(exhibition, phrases).name,
            channel: exhibition.channel,
            siteName: exhibition.site_name,
            id: exhibition.id,
          },
        });
        if (organiser)
          await post.writeOrganiserNotice(transaction, {
            ...organiser,
            about: 'stand-request',
            number: stored.requestNo,
          });
        return stored;
      });
      post.deliver();
      return answer;
    },
  });
}

const insert = {
  name: 'store stand request',
  text: `
    insert into stand_request (exhibition_id, company_name, contact_name, email, phone, country_id, products, square_metres, hall,
      message, lang, page_url, visitor_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id, created_at`,
};

async function add(db: Transaction, payload: Payload, { language, tracking }: Call) {
  const [row] = await db.rows<{ id: number; created_at: Date }>(insert, [
    toId(payload.exhibitionId),
    payload.companyName,
    payload.contactName,
    payload.email,
    payload.phone,
    payload.countryId,
    payload.products,
    payload.squareMetres,
    payload.hall ?? null,
    payload.message ?? null,
    language,
    tracking.pageUrl,
    tracking.visitorId,
  ]);
  if (!row) throw new Error('a stand request was not stored');
  return { requestNo: `S-${row.id}`, createTime: row.created_at.toISOString() };
}
