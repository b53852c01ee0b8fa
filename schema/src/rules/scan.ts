// Scans of badges: check-ins at a gate, and leads of exhibitors. §5 sets no limits for them; these are ours.
import { z } from 'zod';
import { gateMaxCharacters, leadNoteMaxCharacters, scansMaxCount } from '../limits.ts';
import { idempotencyKeyRule } from './idempotency-key.ts';
import { ruleKeys } from './messages.ts';
import { idRule } from './text.ts';

/** Not before 1970, where a device's clock begins. */
const time = z.iso.datetime().refine((text) => Date.parse(text) >= 0, ruleKeys.regex);

const scanned = { scannedAt: time, clockOffsetSeconds: z.int(ruleKeys.regex) };
const batchOf = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(1, ruleKeys.required).max(scansMaxCount, ruleKeys.maxLength);

export const checkInInput = z.object({
  exhibitionId: idRule,
  scans: batchOf(
    z.object({
      nonce: idempotencyKeyRule,
      badgeNumber: z.string().min(1, ruleKeys.required).max(64, ruleKeys.maxLength),
      deviceId: idempotencyKeyRule,
      gate: z.string().trim().max(gateMaxCharacters, ruleKeys.maxLength),
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
      signedCode: z.string().max(2_000, ruleKeys.maxLength).nullish(),
      note: z.string().trim().max(leadNoteMaxCharacters, ruleKeys.maxLength),
      notedAt: time,
      takenIn: z
        .array(z.object({ id: idempotencyKeyRule, notedAt: time }))
        .max(scansMaxCount, ruleKeys.maxLength),
      ...scanned,
    }),
  ),
});
