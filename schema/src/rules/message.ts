// A message of a conversation, by the rules of §5.
import * as z from 'zod/mini';
import { messageMaxCharacters } from '../limits.ts';
import { attachmentIdsRule } from './file.ts';
import { idempotencyKeyRule } from './idempotency-key.ts';
import { ruleKeys } from './messages.ts';
import { idRule, requiredText } from './text.ts';

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
