// All addresses of the catalogue, in steps, for the sitemap (search gateway).
import { pageTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import { id, text } from '../wire/scalars.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';

const page = z.object({ id, enName: text, updateTime: z.string() });

const listPages: Operation<z.infer<typeof page>[]> = {
  name: 'listPages',
  source: 'search',
  dialect: blade,
  path: '/v2/listPages.json',
  answer: z.array(page),
  ttlMs: pageTtlMs,
};

/** How many one call may ask for. */
const pagesPerCall = 10_000;

export function pageSource({ read }: Reader) {
  return {
    /** What has a page of its own, by ascending id after `afterId`; '' is before all. At most `most`, and at most what one call gives. */
    list: (kind: 'goods' | 'supplier', afterId: string, most: number) =>
      read(listPages, { kind, afterId, size: Math.min(most, pagesPerCall) }),
  };
}
