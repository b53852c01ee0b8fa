// Help topics and trade services (§2.2; static reads as in §7.3).
import { internationalSiteId, ticketTopics } from '@fairgate/schema/constants';
import { pageTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { staticRead } from '../../envelope/static.ts';
import type { HelpTopic, TradeService } from '../../generated/resolvers.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { text } from '../../wire/scalars.ts';
import { toTopic } from '../../wire/ticket.ts';

const helpTopics: Operation<HelpTopic[]> = {
  name: 'helpTopics',
  source: 'buyer',
  dialect: staticRead,
  path: 'helpTopics',
  answer: z.array(
    z.object({
      topic: z.enum(ticketTopics).transform(toTopic),
      title: text,
      questions: z.array(z.object({ key: text, question: text, answer: text })),
    }),
  ),
  ttlMs: pageTtlMs,
};

const tradeServices: Operation<TradeService[]> = {
  name: 'tradeServices',
  source: 'buyer',
  dialect: staticRead,
  path: 'tradeServices',
  answer: z
    .array(z.object({ key: text, title: text, content: text, steps: z.array(z.string()) }))
    .transform((list) => list.map(({ content, ...rest }) => ({ ...rest, text: content }))),
  ttlMs: pageTtlMs,
};

export function helpSource({ read }: Reader, { websiteId }: { websiteId: string }) {
  return {
    topics: () => read(helpTopics, internationalSiteId),
    tradeServices: () => read(tradeServices, websiteId),
  };
}
