// E-shows (§2.5): an exhibition's exhibitors and their products online.
import { websiteTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { text } from '../../wire/scalars.ts';
import { listedExhibition, type ExhibitionModel } from './exhibitions.ts';

export type EshowModel = { readonly shortName: string; readonly exhibition: ExhibitionModel };

const eshowInfo: Operation<EshowModel | null> = {
  name: 'getEshowInfo',
  source: 'buyer',
  dialect: blade,
  path: '/exhibition/getEshowInfo.json',
  answer: z.object({ shortName: text, exhibition: listedExhibition }).nullable(),
  ttlMs: websiteTtlMs,
};

export function eshowSource({ read }: Reader) {
  return {
    /** @param siteName the English name of its exhibition's site; empty for any. */
    named: (shortName: string, siteName: string) => read(eshowInfo, { shortName, countryName: siteName }),
  };
}
