import { exhibitionPhases, exhibitionStages } from '@fairgate/schema/constants';
import { z } from 'zod';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import { idText, imagePath } from '../wire/form.ts';
import { operation, type Operation } from '../wire/operation.ts';
import type { PhrasesWithEnglish } from '../texts/phrase-cache.ts';

/** SQL for the lifecycle state of an exhibition (§3, lifecycle one). */
export const stateOf = `case when current_date < opens_on then ${exhibitionPhases.coming}
        when current_date <= closes_on then ${exhibitionPhases.opening} else ${exhibitionPhases.completed} end`;

const stages = exhibitionStages;
/** Days before the first and after the last day of an exhibition that belong to its pre-show and post-show. */
const preShowDays = 30;
const postShowDays = 30;

/** SQL for the stage of an exhibition (§3, lifecycle two). An exhibition that is stored is published. */
export const stageOf = `case when current_date < opens_on - ${preShowDays} then ${stages.notStarted}
        when current_date < opens_on then ${stages.preShow}
        when current_date <= closes_on then ${stages.duringShow}
        when current_date <= closes_on + ${postShowDays} then ${stages.postShow} else ${stages.ended} end`;

const selectExhibitions = {
  name: 'exhibitions',
  text: `
    select id, site_id, country_id, code, picture, width, height, opens_on, closes_on, ${stateOf} as state,
      ${stageOf} as stage
    from exhibition
    where recommended and ($1 = 0 or current_date <= closes_on)
    order by opens_on, id`,
};

export type ExhibitionRow = {
  id: number;
  site_id: string;
  country_id: string;
  code: string;
  picture: string | null;
  width: number;
  height: number;
  opens_on: string;
  closes_on: string;
  state: number;
  stage: number;
};

/** §7.2 getRecommendExhibition. `ageing` 1 omits completed ones; the caller filters test exhibitions. */
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

/** An exhibition in wire format; the English name marks test exhibitions. */
export function formatExhibition(row: ExhibitionRow, { phrases, english }: PhrasesWithEnglish): object {
  return {
    exhibitionId: String(row.id),
    name: phrases.textOf('exhibitions', row.code),
    enName: english.textOf('exhibitions', row.code),
    city: phrases.textOf('exhibitions', `${row.code}:city`),
    venue: phrases.textOf('exhibitions', `${row.code}:venue`),
    countryId: row.country_id,
    websiteId: row.site_id,
    startDate: row.opens_on,
    endDate: row.closes_on,
    state: row.state,
    stage: row.stage,
    image: row.picture === null ? null : imagePath(row.picture),
    imageWidth: row.width,
    imageHeight: row.height,
  };
}

const selectBanners = {
  name: 'banners',
  text: 'select * from banner where site_id is null or site_id = $1 order by position, id',
};

type BannerRow = {
  id: number;
  code: string;
  jump_type: string;
  jump_value: string;
  picture: string | null;
  width: number;
  height: number;
};

/** The banners of a site's home page. */
export function bannerList({ db, phraseCache }: Store): Operation {
  return operation({
    name: 'bannerList',
    path: '/banner/list.json',
    dialect: blade,
    request: z.object({ websiteId: idText }),
    async handle({ websiteId }, { language }) {
      const [rows, phrases] = await Promise.all([
        db.rows<BannerRow>(selectBanners, [websiteId]),
        phraseCache.phrasesIn(language),
      ]);
      return rows.map((row) => ({
        id: String(row.id),
        title: phrases.textOf('banners', `${row.code}:title`),
        content: phrases.textOf('banners', `${row.code}:line`),
        button: phrases.textOf('banners', `${row.code}:action`),
        image: row.picture === null ? null : imagePath(row.picture),
        imageWidth: row.width,
        imageHeight: row.height,
        jumpType: row.jump_type,
        jumpValue: row.jump_value,
      }));
    },
  });
}
