// What operators write, and what a person answers by the link of a mail, by the rules of §5.
import * as z from 'zod/mini';
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
import { idRule, requiredText } from './text.ts';

const secret = z.string().check(z.minLength(1), z.maxLength(linkSecretMaxCharacters));

/** An answer, which the person reads. */
export const ticketAnswer = z.object({
  idempotencyKey: idempotencyKeyRule,
  ticketId: idRule,
  message: requiredText(operatorTextMaxCharacters.answer),
});

/** A note, which operators read. */
export const ticketNote = z.object({
  idempotencyKey: idempotencyKeyRule,
  ticketId: idRule,
  note: requiredText(operatorTextMaxCharacters.note),
});

/** Who answers a ticket; null: nobody yet. */
export const ticketAssignment = z.object({ ticketId: idRule, operatorId: z.nullish(idRule) });

export const ticketClosing = z.object({ ticketId: idRule, closed: z.boolean() });

/** What a person writes by the link of an answer. */
export const ticketReply = z.object({
  idempotencyKey: idempotencyKeyRule,
  link: secret,
  message: requiredText(ticketReplyMaxCharacters),
});

/** A person who gets an account for a supplier. */
export const supplierInvitation = z.object({
  supplierId: idRule,
  email: emailRule,
  name: requiredText(ticketNameMaxCharacters),
  languageCode: z.custom<LanguageCode>(
    (code) => languageCodes.some((one) => one === code),
    ruleKeys.required,
  ),
});

export const invitationAcceptance = z.object({ link: secret, password: newPasswordRule });
