import { ticketTopics } from '@fairgate/schema/constants';
import { z } from 'zod';

// The schema of demo/articles/{lang}.json: the site's own texts in one language.

const text = z.string().min(1);
const section = z.object({
  key: z.string().regex(/^[a-z][a-zA-Z]*$/),
  heading: text,
  paragraphs: z.array(text).default([]),
  points: z.array(text).default([]),
});
export type Section = z.infer<typeof section>;

const article = z.object({
  title: text,
  summary: text,
  changeDate: z.iso.date(),
  sections: z.array(section).min(1),
});
export type Article = z.infer<typeof article>;

export const articleFile = z.object({
  privacy: article,
  privacyPolicy: article,
  aboutUs: article,
  /** §2.2 By country: the text that replaces the general part on rights. */
  ownPolicies: z.record(z.string(), z.array(section).min(1)),
  country: z.object({ law: text, authority: text, withAuthority: text, withoutAuthority: text }),
  helpTopics: z.array(
    z.object({
      topic: z.enum(ticketTopics),
      title: text,
      questions: z.array(z.object({ key: text, question: text, answer: text })).min(1),
    }),
  ),
  tradeServices: z.array(z.object({ key: text, title: text, content: text, steps: z.array(text).min(1) })),
});
export type ArticleFile = z.infer<typeof articleFile>;
