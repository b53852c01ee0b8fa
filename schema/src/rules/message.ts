// A message of a conversation, by the rules of §5.
import { z } from 'zod';
import { reportReasons } from '../constants.ts';
import { chatMessageMaxCharacters, messageMaxCharacters, reportMaxCharacters } from '../limits.ts';
import { attachmentIdsRule } from './file.ts';
import { idempotencyKeyRule } from './idempotency-key.ts';
import { ruleKeys } from './messages.ts';
import { idRule } from './text.ts';

const textOf = (most: number) => z.string({ error: ruleKeys.required }).trim().max(most, ruleKeys.maxLength);
const body = textOf(messageMaxCharacters);

/** Trims. */
export const messageBodyRule = body.min(1, { error: ruleKeys.required, abort: true });

/** Without a text it has files. */
export const messageForm = z
  .object({ conversationId: idRule, body, attachmentIds: attachmentIdsRule.default([]) })
  .refine((message) => message.body !== '' || message.attachmentIds.length > 0, {
    path: ['body'],
    error: ruleKeys.required,
  });

export const messageInput = messageForm.safeExtend({ idempotencyKey: idempotencyKeyRule });

/** §9 A message that begins a chat with a supplier, about one of its products or none. Without a text it has files. */
export const chatForm = z
  .object({
    supplierId: idRule,
    productId: idRule.nullish(),
    text: textOf(chatMessageMaxCharacters),
    attachmentIds: attachmentIdsRule.default([]),
  })
  .refine((chat) => chat.text !== '' || chat.attachmentIds.length > 0, {
    path: ['text'],
    error: ruleKeys.required,
  });

export const chatInput = chatForm.safeExtend({ idempotencyKey: idempotencyKeyRule });

/** A conversation that is reported to our team. */
export const reportForm = z.object({
  conversationId: idRule,
  reason: z.enum(reportReasons, { error: ruleKeys.required }),
  text: textOf(reportMaxCharacters).default(''),
});

export const reportInput = reportForm.extend({ idempotencyKey: idempotencyKeyRule });
