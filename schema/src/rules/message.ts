// A message of a conversation, by the rules of §5.
import * as z from 'zod/mini';
import { reportReasons } from '../constants.ts';
import { chatMessageMaxCharacters, messageMaxCharacters, reportMaxCharacters } from '../limits.ts';
import { attachmentIdsRule } from './file.ts';
import { idempotencyKeyRule } from './idempotency-key.ts';
import { ruleKeys } from './messages.ts';
import { idRule, requiredText, text } from './text.ts';

/** Trims. */
export const messageBodyRule = requiredText(messageMaxCharacters);

/** Without a text it has files. */
export const messageForm = z
  .object({
    conversationId: idRule,
    body: z
      .string({ error: ruleKeys.required })
      .check(z.trim(), z.maxLength(messageMaxCharacters, ruleKeys.maxLength)),
    attachmentIds: z._default(attachmentIdsRule, []),
  })
  .check(
    z.refine((message) => message.body !== '' || message.attachmentIds.length > 0, {
      path: ['body'],
      error: ruleKeys.required,
    }),
  );

export const messageInput = z.safeExtend(messageForm, { idempotencyKey: idempotencyKeyRule });

/** §9 A message that begins a chat with a supplier, about one of its products or none. Without a text it has files. */
export const chatForm = z
  .object({
    supplierId: idRule,
    productId: z.nullish(idRule),
    text: text(chatMessageMaxCharacters),
    attachmentIds: z._default(attachmentIdsRule, []),
  })
  .check(
    z.refine((chat) => chat.text !== '' || chat.attachmentIds.length > 0, {
      path: ['text'],
      error: ruleKeys.required,
    }),
  );

export const chatInput = z.safeExtend(chatForm, { idempotencyKey: idempotencyKeyRule });

/** A conversation that is reported to our team. */
export const reportForm = z.object({
  conversationId: idRule,
  reason: z.enum(reportReasons, { error: ruleKeys.required }),
  text: z._default(text(reportMaxCharacters), ''),
});

export const reportInput = z.extend(reportForm, { idempotencyKey: idempotencyKeyRule });
