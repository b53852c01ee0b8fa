import { exhibitionNewsMaxCount } from '@fairgate/schema/limits';
import type { LanguageCode } from '@fairgate/schema/locales';
import { z } from 'zod';
import { todayAt } from '../db/today.ts';
import type { Store } from '../store.ts';
import { type OwnText, ownTextIn } from '../texts/exhibition-texts.ts';
import type { Phrases } from '../texts/phrases.ts';
import { blade } from '../wire/blade.ts';
import { idText, toId } from '../wire/form.ts';
import { operation, type Operation } from '../wire/operation.ts';
import { organiserOperation } from './staff/staff-operation.ts';

type NewsRow = {
  number: number;
  published_on: string;
  title: string;
  body: string;
  own_title: OwnText;
  own_body: OwnText;
};

/** SQL for the news (NewsRow) of an exhibition, `e`, that passes a condition; the latest first. */
const selectNews = (condition: string): string => `
    select n.number, n.published_on::text, n.title, n.body, n.own_title, n.own_body
    from exhibition_news n join exhibition e on e.id = n.exhibition_id
    where n.exhibition_id = $1 and n.published_on <= ${todayAt('e')} and ${condition}
    order by n.published_on desc, n.number desc limit ${exhibitionNewsMaxCount}`;
const select = { name: 'exhibition news', text: selectNews('e.published') };
const ofOrganiser = { name: 'exhibition news of organiser', text: selectNews('e.organiser_id = $2') };

/** The latest news of an exhibition, from their day on; none if it is unknown. */
export function news({ db, phraseCache }: Store): Operation {
  return operation({
    name: 'getExhibitionNews',
    path: '/exhibition/getExhibitionNews.json',
    dialect: blade,
    request: z.object({ exhibitionId: idText }),
    async handle({ exhibitionId }, { language }) {
      const [rows, phrases] = await Promise.all([
        db.rows<NewsRow>(select, [toId(exhibitionId) ?? 0]),
        phraseCache.phrasesIn(language),
      ]);
      return rows.map((row) => formatNews(row, phrases, language));
    },
  });
}

/** As getExhibitionNews, also for an unpublished exhibition; none for another organiser's. */
export function organiserNews({ db, phraseCache }: Store): Operation {
  return organiserOperation({
    name: 'getOrganiserNews',
    request: z.object({ exhibitionId: idText }),
    async handle({ exhibitionId }, { accountId }, { language }) {
      const [rows, phrases] = await Promise.all([
        db.rows<NewsRow>(ofOrganiser, [toId(exhibitionId) ?? 0, accountId]),
        phraseCache.phrasesIn(language),
      ]);
      return rows.map((row) => formatNews(row, phrases, language));
    },
  });
}

const formatNews = (row: NewsRow, phrases: Phrases, language: LanguageCode) => ({
  newsNo: String(row.number),
  date: row.published_on,
  title: (row.own_title && ownTextIn(row.own_title, language)) ?? phrases.textOf('news', row.title),
  content: (row.own_body && ownTextIn(row.own_body, language)) ?? phrases.textOf('news', row.body),
});
