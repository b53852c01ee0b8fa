// A message of a conversation, by the rules of §5.
import { z } from 'zod';
import { messageMaxCharacters } from '../limits.ts';
import { attachmentIdsRule } from './file.ts';
import { idempotencyKeyRule } from './idempotency-key.ts';
import { ruleKeys } from './messages.ts';
import { idRule } from './text.ts';

const body = z.string({ error: ruleKeys.required }).trim().max(messageMaxCharacters, ruleKeys.maxLength);

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
