// What organisers enter about stand requests, prize claims and badges, by the rules of §5.
import * as z from 'zod/mini';
import { prizeClaimStates, standRequestStates } from '../constants.ts';
import { organiserTextMaxCharacters } from '../limits.ts';
import { idempotencyKeyRule } from './idempotency-key.ts';
import { ruleKeys } from './messages.ts';
import { idRule, requiredText, text } from './text.ts';

const reason = requiredText(organiserTextMaxCharacters.reason);

/** The state of a stand request, and a note that visitors do not see. */
export const standRequestChange = z.object({
  idempotencyKey: idempotencyKeyRule,
  requestId: idRule,
  state: z.enum(standRequestStates),
  note: text(organiserTextMaxCharacters.note),
});

/** The state of a prize claim. A refusal has a reason, which the buyer sees. */
export const prizeClaimChange = z
  .object({
    idempotencyKey: idempotencyKeyRule,
    claimId: idRule,
    state: z.enum(prizeClaimStates),
    reason: z.nullish(reason),
  })
  .check(
    z.refine(({ state, reason: given }) => state !== 'refused' || given, {
      path: ['reason'],
      error: ruleKeys.required,
    }),
  );

/** Whether visitors see an exhibition. */
export const exhibitionPublication = z.object({
  idempotencyKey: idempotencyKeyRule,
  exhibitionId: idRule,
  published: z.boolean(),
});

/** The registration whose badge is sent or issued again. */
export const badgeChange = z.object({ idempotencyKey: idempotencyKeyRule, registrationId: idRule });

/** The reason is shown to the badge's holder. */
export const badgeRevocation = z.extend(badgeChange, { reason });
