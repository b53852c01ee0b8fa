// What the site says of itself: policies, help, trade services (§2.2; static reads of the kind of §7.3).
import { ticketTopics } from '@fairgate/schema/constants';
import { pageTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { staticRead } from '../../envelope/static.ts';
import type { Article, ArticleName, HelpTopic, TradeService } from '../../generated/resolvers.ts';
import { text } from '../wire/scalars.ts';
import type { Operation } from '../../upstream/operation.ts';
import { toTopic } from './tickets.ts';

const article = z.object({
  title: text,
  summary: z.string(),
  changeDate: z.string(),
  sections: z.array(
    z.object({
      key: text,
      heading: text,
      paragraphs: z.array(z.string()).default([]),
      points: z.array(z.string()).default([]),
    }),
  ),
});

function articleRead(name: string): Operation<Article> {
  return {
    name,
    source: 'buyer',
    dialect: staticRead,
    path: name,
    answer: article.transform(({ changeDate, ...rest }) => ({ ...rest, changedOn: changeDate })),
    ttlMs: pageTtlMs,
  };
}

/** Their payload is the site whose version is wanted. */
export const articles: Readonly<Record<ArticleName, Operation<Article>>> = {
  PRIVACY: articleRead('privacy'),
  PRIVACY_POLICY: articleRead('privacyPolicy'),
  ABOUT_US: articleRead('aboutUs'),
};

export const helpTopics: Operation<HelpTopic[]> = {
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

export const tradeServices: Operation<TradeService[]> = {
  name: 'tradeServices',
  source: 'buyer',
  dialect: staticRead,
  path: 'tradeServices',
  answer: z
    .array(z.object({ key: text, title: text, content: text, steps: z.array(z.string()) }))
    .transform((list) => list.map(({ content, ...rest }) => ({ ...rest, text: content }))),
  ttlMs: pageTtlMs,
};
