// What operators write, and what a person answers by the link of a mail, by the rules of §5.
import { z } from 'zod';
import {
  linkSecretMaxCharacters,
  operatorTextMaxCharacters,
  ticketNameMaxCharacters,
  ticketReplyMaxCharacters,
} from '../limits.ts';
import { type LanguageCode, languageCodes } from '../locales.ts';
import { emailRule } from './email.ts';
import { idempotencyKeyRule } from './idempotency-key.ts';
import { ruleKeys } from './messages.ts';
import { newPasswordRule } from './password.ts';
import { idRule } from './text.ts';

const text = (most: number) =>
  z
    .string({ error: ruleKeys.required })
    .trim()
    .min(1, { error: ruleKeys.required, abort: true })
    .max(most, ruleKeys.maxLength);
const secret = z.string().min(1).max(linkSecretMaxCharacters);

/** An answer, which the person reads. */
export const ticketAnswer = z.object({
  idempotencyKey: idempotencyKeyRule,
  ticketId: idRule,
  message: text(operatorTextMaxCharacters.answer),
});

/** A note, which operators read. */
export const ticketNote = z.object({
  idempotencyKey: idempotencyKeyRule,
  ticketId: idRule,
  note: text(operatorTextMaxCharacters.note),
});

/** Who answers a ticket; null: nobody yet. */
export const ticketAssignment = z.object({ ticketId: idRule, operatorId: idRule.nullish() });

export const ticketClosing = z.object({ ticketId: idRule, closed: z.boolean() });

/** What a person writes by the link of an answer. */
export const ticketReply = z.object({
  idempotencyKey: idempotencyKeyRule,
  link: secret,
  message: text(ticketReplyMaxCharacters),
});

/** A person who gets an account for a supplier. */
export const supplierInvitation = z.object({
  supplierId: idRule,
  email: emailRule,
  name: text(ticketNameMaxCharacters),
  languageCode: z.custom<LanguageCode>(
    (code) => languageCodes.some((one) => one === code),
    ruleKeys.required,
  ),
});

export const invitationAcceptance = z.object({ link: secret, password: newPasswordRule });
