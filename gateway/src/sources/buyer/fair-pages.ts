// Fair pages (§2.5): an exhibition's products in chosen categories.
import { websiteTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { id, text } from '../../wire/scalars.ts';
import { listedExhibition, type ExhibitionModel } from './exhibitions.ts';

export type FairPageModel = {
  readonly pageId: string;
  readonly exhibition: ExhibitionModel;
  /** The floors in their order. */
  readonly categoryIds: readonly string[];
};
export type FairFloorModel = { readonly exhibitionId: string; readonly categoryId: string };

const fairPageInfo: Operation<FairPageModel | null> = {
  name: 'getFairPage',
  source: 'buyer',
  dialect: blade,
  path: '/exhibition/getFairPage.json',
  answer: z.object({ pageId: text, exhibition: listedExhibition, categoryIds: z.array(id) }).nullable(),
  ttlMs: websiteTtlMs,
};

export function fairPageSource({ read }: Reader) {
  return {
    ofSite: (siteName: string, pageId: string) => read(fairPageInfo, { websiteEnName: siteName, pageId }),
  };
}
