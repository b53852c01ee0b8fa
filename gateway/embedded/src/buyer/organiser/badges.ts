import { badgeSentAgainMs } from '@fairgate/schema/limits';
import { badgeChange, badgeRevocation } from '@fairgate/schema/rules/organiser';
import { omit } from 'zod/mini';
import { countAttempt } from '../../accounts/attempts.ts';
import { audit, type AuditAction } from '../../accounts/audit.ts';
import { type BadgeOrder, issueBadge } from '../../badges/issue.ts';
import { revokeBadge } from '../../badges/revoke.ts';
import type { Transaction } from '../../db/database.ts';
import type { Store } from '../../store.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import type { Operation } from '../../wire/operation.ts';
import { writeOnce } from '../../write-once.ts';
import { openExhibition, registrationOf } from '../registration/attendance.ts';
import { writeBadgeMail } from '../registration/badge-mail.ts';
import { organiserOperation } from '../staff/staff-operation.ts';
import { ownRegistration, registrationFormat, type RegistrationRow } from './registrations.ts';
import { organiserOf } from '../staff/staff.ts';

const change = omit(badgeChange, { idempotencyKey: true });
const revocation = omit(badgeRevocation, { idempotencyKey: true });

const noteSent = {
  name: 'note sent badge',
  text: `
    update registration set badge_sent_at = now()
    where id = $1 and (badge_sent_at is null or badge_sent_at < now() - interval '${badgeSentAgainMs} milliseconds') returning id`,
};

/** Mails a valid badge again; one that was just sent is on its way, and no second copy follows. Throws ErrorAnswer 404 if it is revoked, the exhibition is over or not the organiser's. */
export function sendOrganiserBadge(store: Store): Operation {
  const name = 'sendOrganiserBadge';
  const { db, post } = store;
  return organiserOperation({
    name,
    request: change,
    async handle(payload, { accountId }, call) {
      const format = await registrationFormat(store, call);
      const mail = await mailOf(store, await ownRegistration(db, payload.registrationId, accountId));
      const written = { operation: name, payload: { ...payload, accountId } };
      const answer = await writeOnce(db, call, written, async (transaction) => {
        const row = await ownRegistration(transaction, payload.registrationId, accountId, 'lock');
        if (row.revoked_at) throw new ErrorAnswer(failureCodes.notFound, 'the badge is revoked');
        const [due] = await transaction.rows(noteSent, [row.id]);
        if (!due) return format(row);
        await mail(transaction);
        await note(transaction, accountId, 'badge-sent', row, row.badge_no);
        return format(row);
      });
      post.deliver();
      return answer;
    },
  });
}

/** Revokes a badge; a revoked one keeps its reason. Throws ErrorAnswer 404 if the registration is not for the organiser. */
export function revokeOrganiserBadge(store: Store): Operation {
  const name = 'revokeOrganiserBadge';
  const { db } = store;
  return organiserOperation({
    name,
    request: revocation,
    async handle(payload, { accountId }, call) {
      const format = await registrationFormat(store, call);
      const written = { operation: name, payload: { ...payload, accountId } };
      return writeOnce(db, call, written, async (transaction) => {
        const { registrationId, reason } = payload;
        const row = await ownRegistration(transaction, registrationId, accountId, 'lock');
        const badge = { exhibitionId: row.exhibition_id, number: row.badge_no, reason };
        if (await revokeBadge(transaction, badge))
          await note(transaction, accountId, 'badge-revoked', row, row.badge_no);
        return format(await ownRegistration(transaction, registrationId, accountId));
      });
    },
  });
}

const holder = {
  name: 'holder of revoked badge',
  text: 'select kind, buyer_id from badge where exhibition_id = $1 and number = $2',
};
const number = {
  name: 'renumber registration',
  text: 'update registration set badge_no = $2, badge_sent_at = now() where id = $1',
};

/**
 * Issues another badge in place of a revoked one, with a number of its own: checkers without a network know the revoked
 * number only. Mails it. Throws ErrorAnswer 404 if the badge is not revoked, the exhibition is over or not the
 * organiser's.
 */
export function reissueOrganiserBadge(store: Store): Operation {
  const name = 'reissueOrganiserBadge';
  const { db, post } = store;
  return organiserOperation({
    name,
    request: change,
    async handle(payload, { accountId }, call) {
      const format = await registrationFormat(store, call);
      const mail = await mailOf(store, await ownRegistration(db, payload.registrationId, accountId));
      const written = { operation: name, payload: { ...payload, accountId } };
      const answer = await writeOnce(db, call, written, async (transaction) => {
        const { registrationId } = payload;
        const row = await ownRegistration(transaction, registrationId, accountId, 'lock');
        if (!row.revoked_at) throw new ErrorAnswer(failureCodes.notFound, 'the badge is valid');
        const { exhibition_id: exhibitionId, badge_no: revoked } = row;
        type Held = { kind: BadgeOrder['kind']; buyer_id: number | null };
        const [held] = await transaction.rows<Held>(holder, [exhibitionId, revoked]);
        const { contact_name: person, company_name: company, email } = row;
        const badge = await issueBadge(transaction, {
          exhibitionId,
          kind: held?.kind ?? 'visitor',
          name: person,
          company,
          email,
          buyerId: held?.buyer_id ?? null,
          inPlaceOf: revoked,
        });
        await transaction.rows(number, [row.id, badge.number]);
        await mail(transaction);
        await note(transaction, accountId, 'badge-issued-again', row, `${badge.number} for ${revoked}`);
        return format(await ownRegistration(transaction, registrationId, accountId));
      });
      post.deliver();
      return answer;
    },
  });
}

/**
 * Writes the mail with the badge that the registration then has, in the language of the registration. Loads that before
 * the transaction: PGlite has one connection. The writer throws ErrorAnswer: 42901, and 404 if the exhibition is over.
 */
async function mailOf(
  { post, phraseCache }: Store,
  { exhibition_id: exhibitionId, email, lang: language }: RegistrationRow,
): Promise<(transaction: Transaction) => Promise<void>> {
  const phrases = await phraseCache.phrasesWithEnglish(language);
  return async (transaction) => {
    // Of the recipient only: an organiser sends many.
    await countAttempt(transaction, 'badgeMail', { account: email });
    const exhibition = await openExhibition(transaction, String(exhibitionId));
    const registration = await registrationOf(transaction, exhibitionId, email);
    if (!registration) throw new Error('the registration of an email is gone');
    await writeBadgeMail(transaction, post, exhibition, registration, { language, phrases });
  };
}

async function note(
  transaction: Transaction,
  organiserId: number,
  action: AuditAction,
  { exhibition_id: exhibitionId }: RegistrationRow,
  detail: string,
): Promise<void> {
  const { email: actor } = await organiserOf(transaction, organiserId);
  await audit(transaction, { actor, action, subject: String(exhibitionId), detail });
}
