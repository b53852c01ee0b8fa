import {
  channelTypes,
  type ExhibitionPhase,
  exhibitionPhases,
  type ExhibitionStage,
  exhibitionStages,
} from '@fairgate/schema/constants';
import { z } from 'zod';
import { todayAt } from '../db/today.ts';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import { idText, imagePath, toId } from '../wire/form.ts';
import { operation, type Operation } from '../wire/operation.ts';
import { exhibitionText, type OwnText } from '../texts/exhibition-texts.ts';
import type { PhrasesWithEnglish } from '../texts/phrase-cache.ts';

const stages = exhibitionStages;
/** Days of the pre-show and post-show of an exhibition without days of its own for them. */
const preShowDays = 30;
const postShowDays = 30;

/** SQL for the stage of the exhibition `e` (§3, lifecycle two), moved by the clock. */
export const stageOf = `case when not e.published then ${stages.unpublished}
        when ${todayAt('e')} < coalesce(e.pre_show_from, e.opens_on - ${preShowDays}) then ${stages.notStarted}
        when ${todayAt('e')} < e.opens_on then ${stages.preShow}
        when ${todayAt('e')} <= e.closes_on then ${stages.duringShow}
        when ${todayAt('e')} <= coalesce(e.post_show_until, e.closes_on + ${postShowDays}) then ${stages.postShow} else ${stages.ended} end`;

/** §3, lifecycle one, which follows from lifecycle two. An unpublished exhibition is yet to come. */
export const phaseOf = {
  [stages.unpublished]: exhibitionPhases.coming,
  [stages.notStarted]: exhibitionPhases.coming,
  [stages.preShow]: exhibitionPhases.coming,
  [stages.duringShow]: exhibitionPhases.opening,
  [stages.postShow]: exhibitionPhases.completed,
  [stages.ended]: exhibitionPhases.completed,
} as const satisfies Record<ExhibitionStage, ExhibitionPhase>;

/** SQL for an exhibition (ExhibitionRow), read from `exhibition e` with its site. */
export const exhibitionColumns = `e.id, e.channel, e.site_id, s.english_name as site_name, e.country_id, e.time_zone, e.code, e.picture, e.width, e.height,
      e.own_name, e.own_city, e.own_venue, e.opens_on, e.closes_on, ${stageOf} as stage,
      (select min(short_name) from eshow where exhibition_id = e.id) as eshow,
      coalesce((select json_agg(json_build_object('pageId', page_id, 'categoryIds', floors::text[]) order by page_id) from fair_page where exhibition_id = e.id), '[]') as fair_pages,
      exists (select from lottery_prize where exhibition_id = e.id) as has_lottery,
      exists (select from share_prize where exhibition_id = e.id) as has_sharing`;
export const exhibitionTables = 'exhibition e join site s on s.id = e.site_id';

/** SQL for a condition on the site's name as in addresses, in any case (schema/src/urls/site-name.ts). */
export const ofSite = (name: string) =>
  `lower(regexp_replace(s.english_name, '[^A-Za-z0-9]+', '-', 'g')) = lower(${name})`;

const selectExhibitions = {
  name: 'exhibitions',
  text: `
    select ${exhibitionColumns}
    from ${exhibitionTables}
    where e.published and ($1 = 0 or e.recommended and ${todayAt('e')} <= e.closes_on)
    order by e.opens_on, e.id`,
};

export type ExhibitionRow = {
  id: number;
  channel: string;
  site_id: string;
  site_name: string;
  country_id: string;
  time_zone: string;
  code: string;
  picture: string | null;
  width: number;
  height: number;
  own_name: OwnText;
  own_city: OwnText;
  own_venue: OwnText;
  opens_on: string;
  closes_on: string;
  stage: ExhibitionStage;
  /** The short name of its e-show. */
  eshow: string | null;
  fair_pages: { pageId: string; categoryIds: string[] }[];
  has_lottery: boolean;
  has_sharing: boolean;
};

/** §7.2 getRecommendExhibition. `ageing` 1 omits completed ones, and those that are not recommended; the caller filters test exhibitions. */
export function recommendedExhibitions({ db, phraseCache }: Store): Operation {
  return operation({
    name: 'getRecommendExhibition',
    path: '/exhibition/getRecommendExhibition.json',
    dialect: blade,
    request: z.object({ ageing: z.coerce.number().pipe(z.literal([0, 1])) }),
    async handle({ ageing }, { language }) {
      const [rows, phrases] = await Promise.all([
        db.rows<ExhibitionRow>(selectExhibitions, [ageing]),
        phraseCache.phrasesWithEnglish(language),
      ]);
      return rows.map((row) => formatExhibition(row, phrases));
    },
  });
}

/** SQL for the halls of an exhibition, `e`, with their number of exhibitors. */
export const hallsOf = `coalesce((select json_agg(json_build_object('hallNo', h.code, 'width', h.width, 'depth', h.depth,
          'exhibitorNum', (select count(*)::int from exhibitor x where x.exhibition_id = h.exhibition_id and x.hall = h.code))
        order by length(h.code), h.code) from hall h where h.exhibition_id = e.id), '[]')`;

const selectExhibition = {
  name: 'exhibition',
  text: `
    select ${exhibitionColumns},
      ${hallsOf} as halls,
      coalesce((select json_agg(json_build_object('categoryId', c.category_id::text, 'exhibitorNum', c.exhibitors)
        order by c.exhibitors desc, c.category_id)
        from (select category_id, count(*)::int as exhibitors from exhibitor x where x.exhibition_id = e.id group by 1) c
      ), '[]') as categories
    from ${exhibitionTables}
    where e.published and (e.id = $1
      or ($1 is null and ${ofSite('$2')}))
    order by e.channel <> $3, ${todayAt('e')} > e.closes_on, abs(e.opens_on - ${todayAt('e')}), e.id
    limit 1`,
};

type ExhibitionInfoRow = ExhibitionRow & { halls: HallCount[]; categories: CategoryCount[] };
export type HallCount = { hallNo: string; width: number; depth: number; exhibitorNum: number };
type CategoryCount = { categoryId: string; exhibitorNum: number };

/**
 * An exhibition with its halls; null if it is unknown. With `websiteEnName` in place of the id (§2.5, addresses without an id)
 * it is the site's current one: open or next, else the last. One of the given channel goes first.
 */
export function exhibitionInfo({ db, phraseCache }: Store): Operation {
  return operation({
    name: 'getExhibitionInfo',
    path: '/exhibition/getExhibitionInfo.json',
    dialect: blade,
    request: z.union([
      z.object({ exhibitionId: idText }),
      z.object({ websiteEnName: z.string().max(100), channelType: z.enum(channelTypes) }),
    ]),
    async handle(asked, { language }) {
      const byId = 'exhibitionId' in asked;
      const id = byId ? toId(asked.exhibitionId) : undefined;
      if (byId && id === undefined) return null;
      const [[row], phrases] = await Promise.all([
        db.rows<ExhibitionInfoRow>(
          selectExhibition,
          byId ? [id, '', ''] : [null, asked.websiteEnName, asked.channelType],
        ),
        phraseCache.phrasesWithEnglish(language),
      ]);
      return row ? { ...formatExhibition(row, phrases), halls: row.halls, categories: row.categories } : null;
    },
  });
}

/** An exhibition in wire format; the English name marks test exhibitions. */
export function formatExhibition(row: ExhibitionRow, { phrases, english }: PhrasesWithEnglish) {
  return {
    exhibitionId: String(row.id),
    name: exhibitionText(row.own_name, row.code, phrases) ?? row.code,
    enName: exhibitionText(row.own_name, row.code, english) ?? row.code,
    city: exhibitionText(row.own_city, `${row.code}:city`, phrases) ?? '',
    venue: exhibitionText(row.own_venue, `${row.code}:venue`, phrases) ?? '',
    countryId: row.country_id,
    timeZone: row.time_zone,
    websiteId: row.site_id,
    websiteEnName: row.site_name,
    channelType: row.channel,
    startDate: row.opens_on,
    endDate: row.closes_on,
    state: phaseOf[row.stage],
    stage: row.stage,
    eshowName: row.eshow,
    fairPages: row.fair_pages,
    lottery: row.has_lottery,
    sharing: row.has_sharing,
    // The size of no picture is 0.
    ...(row.picture !== null && {
      image: imagePath(row.picture),
      imageWidth: row.width,
      imageHeight: row.height,
    }),
  };
}
