// Exhibitions (§2.5, §7.2 getRecommendExhibition, §7.3), with their halls and exhibitors.
import { type ChannelType, channelTypes } from '@fairgate/schema/constants';
import {
  exhibitorFilters,
  type ExhibitorFilterName,
  type ExhibitorFilterRow,
} from '@fairgate/schema/exhibitor-filters';
import { resultTtlMs, websiteTtlMs } from '@fairgate/schema/limits';
import { toWebsiteEnName } from '@fairgate/schema/urls/site-name';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type {
  ExhibitionChannel,
  ExhibitionStage,
  ExhibitionStatus,
  ExhibitorFilter,
} from '../../generated/resolvers.ts';
import { count, id, text } from '../../wire/scalars.ts';
import { toPicture } from '../../wire/map.ts';
import type { BatchOperation, Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { pictured } from '../../wire/shapes.ts';
import { internationalSite } from './sites.ts';

export const exhibition = z.object({
  exhibitionId: id,
  name: text,
  enName: z.string(),
  city: z.string(),
  venue: z.string(),
  countryId: z.string(),
  websiteId: id,
  /** An older service lacks these three. */
  websiteEnName: z.string().nullish(),
  channelType: z.enum(channelTypes).nullish(),
  timeZone: z.string().nullish(),
  startDate: z.string(),
  endDate: z.string(),
  state: z.literal([0, 1, 2]),
  stage: z.literal([0, 1, 2, 3, 4, 5]).nullish(),
  /** The pages that only some exhibitions have. An older service does not say. */
  eshowName: z.string().nullish(),
  fairPages: z.array(z.object({ pageId: text, categoryIds: z.array(id) })).nullish(),
  lottery: z.boolean().nullish(),
  sharing: z.boolean().nullish(),
  ...pictured,
});
type WireExhibition = z.infer<typeof exhibition>;

/** With fields that are needed but not shown. */
const recommendedExhibitions: Operation<{ exhibition: ExhibitionModel; isForTesting: boolean }[]> = {
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
/** §7.2 ageing: 1 for fairs that are not over, 0 for all. */
type Ageing = 0 | 1;

/** §7.2: in production, exhibitions whose name contains the word test are dropped. */
function isForTesting(wire: WireExhibition): boolean {
  return /\btest\b/i.test(wire.enName) || /\btest\b/i.test(wire.name);
}

// §3, lifecycle one: coming 0, opening 1, completed 2.
export const exhibitionStatuses = [
  'COMING',
  'OPENING',
  'COMPLETED',
] as const satisfies readonly ExhibitionStatus[];

// §3, lifecycle two: unpublished 0, not started 1, pre-show 2, during show 3, post-show 4, ended 5.
const stages = [
  'UNPUBLISHED',
  'NOT_STARTED',
  'PRE_SHOW',
  'DURING_SHOW',
  'POST_SHOW',
  'ENDED',
] as const satisfies readonly ExhibitionStage[];

export const channels = {
  expo: 'EXPO',
  aff: 'AFF',
  chinahomelife: 'CHINAHOMELIFE',
  chinashop: 'CHINASHOP',
  sports: 'SPORTS',
  meits: 'MEITS',
} as const satisfies Record<ChannelType, ExhibitionChannel>;

export const hall = z
  .object({ hallNo: text, width: count, depth: count, exhibitorNum: count })
  .transform(({ hallNo, exhibitorNum, ...size }) => ({
    code: hallNo,
    ...size,
    exhibitorCount: exhibitorNum,
  }));

/** Lists of exhibitions are without halls. */
export type ExhibitionModel = ReturnType<typeof toExhibition> & {
  readonly halls?: z.infer<typeof hall>[];
  /** Its organiser sees it, also before it is published: its parts are read with the organiser's token. */
  readonly isOwn?: boolean;
};

/** Wire → GraphQL: an exhibition. */
export function toExhibition(wire: WireExhibition) {
  return {
    id: wire.exhibitionId,
    name: wire.name,
    city: wire.city,
    venue: wire.venue,
    countryCode: wire.countryId,
    timeZone: wire.timeZone || null,
    startsOn: wire.startDate,
    endsOn: wire.endDate,
    status: exhibitionStatuses[wire.state],
    stage: typeof wire.stage === 'number' ? stages[wire.stage] : null,
    siteId: wire.websiteId,
    siteName: toWebsiteEnName(wire.websiteEnName ?? '') ?? internationalSite.englishName,
    channel: channels[wire.channelType ?? 'expo'],
    eshowName: wire.eshowName || null,
    fairPages: wire.fairPages ?? [],
    hasLottery: wire.lottery ?? false,
    hasSharing: wire.sharing ?? false,
    picture: toPicture(wire, wire.name),
  };
}

/** An exhibition as part of another answer. */
export const listedExhibition = exhibition.transform((wire): ExhibitionModel => toExhibition(wire));

const exhibitionInfo: Operation<(ExhibitionModel & Required<Pick<ExhibitionModel, 'halls'>>) | null> = {
  name: 'getExhibitionInfo',
  source: 'buyer',
  dialect: blade,
  path: '/exhibition/getExhibitionInfo.json',
  answer: exhibition
    .extend({ halls: z.array(hall).default([]) })
    .transform((wire) => ({ ...toExhibition(wire), halls: wire.halls }))
    .nullable(),
  ttlMs: websiteTtlMs,
};

export const exhibitor = z
  .object({
    exhibitionId: id,
    exhibitorNo: id,
    supplierId: id.nullish(),
    companyName: text,
    countryId: z.string(),
    categoryId: id,
    products: z.array(z.string()),
    hallNo: text,
    standNo: text,
    x: count,
    y: count,
    width: count,
    depth: count,
    /** An older service lacks these two. */
    logo: z.object(pictured).nullish(),
    images: z.array(z.object(pictured)).nullish(),
  })
  .transform(
    ({ exhibitorNo, supplierId, companyName, countryId, hallNo, standNo, x, y, width, depth, ...wire }) => ({
      id: `${wire.exhibitionId}-${exhibitorNo}`,
      exhibitionId: wire.exhibitionId,
      number: exhibitorNo,
      name: companyName,
      countryCode: countryId,
      products: wire.products,
      stand: { hall: hallNo, number: standNo, x, y, width, depth },
      supplierId: supplierId ?? null,
      categoryId: wire.categoryId,
      logo: toPicture(wire.logo ?? {}, companyName),
      pictures: (wire.images ?? []).flatMap((one) => toPicture(one, companyName) ?? []),
    }),
  );

export type ExhibitorModel = z.infer<typeof exhibitor>;

type ExhibitorFacet = ExhibitorFilterRow['facet'];

const facetKinds = Object.fromEntries(
  exhibitorFilters.map(({ facet: { wire, kind } }) => [wire, kind]),
) as Readonly<Record<ExhibitorFacet['wire'], ExhibitorFacet['kind']>>;

export const exhibitorFacets = z.array(
  z
    .object({
      kind: z.enum(exhibitorFilters.map(({ facet }) => facet.wire)),
      values: z.array(z.object({ value: text, label: z.string().nullish(), count })),
    })
    .transform(({ kind, values }) => ({
      kind: facetKinds[kind],
      values: values.map(({ label, ...rest }) => ({ ...rest, label: label ?? null })),
    })),
);

export const exhibitorPage = z
  .object({ total: count, list: z.array(exhibitor), facets: exhibitorFacets })
  .transform(({ total, list, facets }) => ({ totalCount: total, exhibitors: list, facets }));

const exhibitorList: Operation<z.infer<typeof exhibitorPage>> = {
  name: 'getExhibitorList',
  source: 'buyer',
  dialect: blade,
  path: '/exhibition/getExhibitorList.json',
  answer: exhibitorPage,
  ttlMs: resultTtlMs,
};

export type ExhibitorConnectionModel = z.infer<typeof exhibitorPage> & { readonly offset: number };

const exhibitorsById: BatchOperation<ExhibitorModel> = {
  name: 'getExhibitors',
  source: 'buyer',
  dialect: blade,
  path: '/exhibition/getExhibitors.json',
  answer: z.array(exhibitor),
  ttlMs: resultTtlMs,
  maxIds: 100,
  payload: (exhibitorIds) => ({ exhibitorIds }),
  idOf: ({ id: exhibitorId }) => exhibitorId,
};

export type ExhibitorQuery = { filter: ExhibitorFilter; offset: number; size: number };

/** GraphQL → wire: a page of exhibitors. */
export function toExhibitorPayload(exhibitionId: string, { filter, offset, size }: ExhibitorQuery) {
  return {
    exhibitionId,
    ...toExhibitorConditions(filter),
    offset,
    pageSize: size,
  };
}

/** GraphQL → wire: conditions. @param without a filter that is not one of them. */
export function toExhibitorConditions(filter: ExhibitorFilter, without?: ExhibitorFilterName) {
  const conditions = exhibitorFilters
    .filter(({ name }) => name !== without)
    .map(({ wire, field }) => [wire, filter[field] ?? []] as const);
  return { keyword: (filter.keyword ?? '').trim(), ...Object.fromEntries(conditions) };
}

type Options = {
  production: boolean;
  /** Is told the current exhibition of a site when it was found. */
  onCurrentExhibition: (id: string) => void;
};

export function exhibitionSource({ read, readById }: Reader, { production, onCurrentExhibition }: Options) {
  const listed = async (ageing: Ageing) =>
    (await read(recommendedExhibitions, { ageing })).flatMap((found) =>
      production && found.isForTesting ? [] : found.exhibition,
    );
  const byId = (exhibitionId: string) => read(exhibitionInfo, { exhibitionId });
  return {
    recommended: () => listed(1),
    /** With those that are over. */
    all: () => listed(0),
    byId,
    /** The current exhibition of a site, of this channel if it has one. */
    current: async (siteName: string, channel: ExhibitionChannel) => {
      const channelType = channelTypes.find((one) => channels[one] === channel) ?? 'expo';
      const found = await read(exhibitionInfo, { websiteEnName: siteName, channelType });
      if (found) onCurrentExhibition(found.id);
      return found;
    },
    hallsOf: async ({ id: exhibitionId, halls }: ExhibitionModel) =>
      halls ?? (await byId(exhibitionId))?.halls ?? [],
    /** By an id as of `ExhibitorModel`, '801-12'. */
    exhibitor: (exhibitorId: string) => readById(exhibitorsById, exhibitorId),
    exhibitors: async (exhibitionId: string, query: ExhibitorQuery): Promise<ExhibitorConnectionModel> => ({
      ...(await read(exhibitorList, toExhibitorPayload(exhibitionId, query))),
      offset: query.offset,
    }),
  };
}
