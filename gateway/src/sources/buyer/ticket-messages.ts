import { z } from 'zod';
import { id, text } from '../../wire/scalars.ts';

/** A message of a ticket, as the person and the operators read it. */
export const ticketMessage = z
  .object({ messageId: id, fromTeam: z.boolean(), authorName: z.string(), content: text, createTime: text })
  .transform(({ messageId, fromTeam, authorName, content, createTime }) => ({
    id: messageId,
    isFromTeam: fromTeam,
    authorName,
    text: content,
    sentAt: createTime,
  }));
