// All addresses of the catalogue, in pages, for the sitemap (search gateway).
import { pageTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import { id, text } from '../../wire/scalars.ts';
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

/** The maximum of one call. */
const pagesPerCall = 10_000;

export function pageSource({ read }: Reader) {
  return {
    /**
     * Entities with their own page, by ascending id after `afterId`; '' is before all. Returns at most `most`, and
     * at most one call's maximum.
     */
    list: (kind: 'goods' | 'supplier', afterId: string, most: number) =>
      read(listPages, { kind, afterId, size: Math.min(most, pagesPerCall) }),
  };
}
