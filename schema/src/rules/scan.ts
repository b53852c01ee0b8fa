// Scans of badges: check-ins at a gate, and leads of exhibitors. §5 sets no limits for them; these are ours.
import * as z from 'zod/mini';
import { gateMaxCharacters, leadNoteMaxCharacters, scansMaxCount } from '../limits.ts';
import { idempotencyKeyRule } from './idempotency-key.ts';
import { ruleKeys } from './messages.ts';
import { idRule, text } from './text.ts';

/** Not before 1970, where a device's clock begins. */
const time = z.iso.datetime().check(z.refine((at) => Date.parse(at) >= 0, ruleKeys.regex));

const scanned = { scannedAt: time, clockOffsetSeconds: z.int(ruleKeys.regex) };
const batchOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.minLength(1, ruleKeys.required), z.maxLength(scansMaxCount, ruleKeys.maxLength));

export const checkInInput = z.object({
  exhibitionId: idRule,
  scans: batchOf(
    z.object({
      nonce: idempotencyKeyRule,
      badgeNumber: z.string().check(z.minLength(1, ruleKeys.required), z.maxLength(64, ruleKeys.maxLength)),
      deviceId: idempotencyKeyRule,
      gate: text(gateMaxCharacters),
      ...scanned,
    }),
  ),
});

export const leadsInput = z.object({
  exhibitionId: idRule,
  supplierId: idRule,
  leads: batchOf(
    z.object({
      id: idempotencyKeyRule,
      signedCode: z.nullish(z.string().check(z.maxLength(2_000, ruleKeys.maxLength))),
      note: text(leadNoteMaxCharacters),
      notedAt: time,
      takenIn: z
        .array(z.object({ id: idempotencyKeyRule, notedAt: time }))
        .check(z.maxLength(scansMaxCount, ruleKeys.maxLength)),
      ...scanned,
    }),
  ),
});
