// The news of an exhibition, the latest first.
import { exhibitionNewsMaxCount, websiteTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { id, text } from '../../wire/scalars.ts';

const item = z
  .object({ newsNo: id, date: z.iso.date(), title: text, content: z.string() })
  .transform(({ newsNo, date, title, content }) => ({
    number: newsNo,
    publishedOn: date,
    title,
    text: content,
  }));

export type NewsItem = z.infer<typeof item>;

const news: Operation<NewsItem[]> = {
  name: 'getExhibitionNews',
  source: 'buyer',
  dialect: blade,
  path: '/exhibition/getExhibitionNews.json',
  answer: z.array(item).transform((items) => items.slice(0, exhibitionNewsMaxCount)),
  ttlMs: websiteTtlMs,
};

/** As getExhibitionNews, for the exhibition's organiser. */
export const organiserNews: Operation<NewsItem[]> = {
  ...news,
  name: 'getOrganiserNews',
  path: '/organiser/getOrganiserNews.json',
  ttlMs: 0,
};

export function newsSource({ read }: Reader) {
  return { news: (exhibitionId: string) => read(news, { exhibitionId }) };
}
