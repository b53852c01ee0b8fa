// Links of the home page: banners and fairs (§7.2 getRecommendExhibition, §7.3).
import { websiteTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type { Exhibition, ExhibitionStage, ExhibitionStatus } from '../../generated/resolvers.ts';
import { id, text } from '../wire/scalars.ts';
import { toPicture } from '../wire/map.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { pictured } from '../wire/shapes.ts';

const banner = z.object({
  id,
  title: text,
  content: z.string(),
  button: text,
  jumpType: z.enum(['search', 'category', 'categories']),
  jumpValue: z.string(),
  ...pictured,
});

const bannerList: Operation<BannerModel[]> = {
  name: 'bannerList',
  source: 'buyer',
  dialect: blade,
  path: '/banner/list.json',
  answer: z.array(banner).transform((list) => list.map(toBanner)),
  ttlMs: websiteTtlMs,
};

export const exhibition = z.object({
  exhibitionId: id,
  name: text,
  enName: z.string(),
  city: z.string(),
  venue: z.string(),
  countryId: z.string(),
  websiteId: id,
  startDate: z.string(),
  endDate: z.string(),
  state: z.literal([0, 1, 2]),
  stage: z.literal([0, 1, 2, 3, 4, 5]).nullish(),
  ...pictured,
});
type WireExhibition = z.infer<typeof exhibition>;

/** With fields that are needed but not shown. */
const recommendedExhibitions: Operation<{ exhibition: Exhibition; isForTesting: boolean }[]> = {
  name: 'getRecommendExhibition',
  source: 'buyer',
  dialect: blade,
  path: '/exhibition/getRecommendExhibition.json',
  answer: z
    .array(exhibition)
    .transform((list) =>
      list.map((wire) => ({ exhibition: toExhibition(wire), isForTesting: isForTesting(wire) })),
    ),
  ttlMs: websiteTtlMs,
};
/** §7.2 ageing 1: fairs that are not over. */
const recommendedExhibitionsPayload = { ageing: 1 };

/** §7.2: in production, exhibitions whose name contains the word test are dropped. */
function isForTesting(wire: WireExhibition): boolean {
  return /\btest\b/i.test(wire.enName) || /\btest\b/i.test(wire.name);
}

// §3, lifecycle one: coming 0, opening 1, completed 2.
const statuses = ['COMING', 'OPENING', 'COMPLETED'] as const satisfies readonly ExhibitionStatus[];

// §3, lifecycle two: unpublished 0, not started 1, pre-show 2, during show 3, post-show 4, ended 5.
const stages = [
  'UNPUBLISHED',
  'NOT_STARTED',
  'PRE_SHOW',
  'DURING_SHOW',
  'POST_SHOW',
  'ENDED',
] as const satisfies readonly ExhibitionStage[];

/** Wire → GraphQL: an exhibition. */
export function toExhibition(wire: WireExhibition): Exhibition {
  return {
    id: wire.exhibitionId,
    name: wire.name,
    city: wire.city,
    venue: wire.venue,
    countryCode: wire.countryId,
    startsOn: wire.startDate,
    endsOn: wire.endDate,
    status: statuses[wire.state],
    stage: typeof wire.stage === 'number' ? stages[wire.stage] : null,
    siteId: wire.websiteId,
    picture: toPicture(wire, wire.name),
  };
}

export type BannerModel = ReturnType<typeof toBanner>;
export type BannerTargetModel = ReturnType<typeof toTarget>;

/** Wire → GraphQL: a banner. */
function toBanner(wire: z.infer<typeof banner>) {
  return {
    id: wire.id,
    title: wire.title,
    text: wire.content,
    action: wire.button,
    target: toTarget(wire),
    picture: toPicture(wire, wire.title),
  };
}

function toTarget({ jumpType, jumpValue }: z.infer<typeof banner>) {
  switch (jumpType) {
    case 'search':
      return { kind: 'SEARCH' as const, keyword: jumpValue, id: null };
    case 'category':
      return { kind: 'CATEGORY' as const, keyword: null, id: jumpValue };
    case 'categories':
      return { kind: 'CATEGORIES' as const, keyword: null, id: null };
  }
}

export function promotionSource(
  { read }: Reader,
  { websiteId, production }: { websiteId: string; production: boolean },
) {
  return {
    banners: () => read(bannerList, { websiteId }),
    exhibitions: async () =>
      (await read(recommendedExhibitions, recommendedExhibitionsPayload)).flatMap((found) =>
        production && found.isForTesting ? [] : found.exhibition,
      ),
  };
}
