// All addresses of the catalogue, in steps, for the sitemap (search gateway).
import { pageTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import { id, text } from '../wire/scalars.ts';
import type { Operation } from '../../upstream/operation.ts';

const page = z.object({ id, enName: text, updateTime: z.string() });

export const listPages: Operation<z.infer<typeof page>[]> = {
  name: 'listPages',
  source: 'search',
  dialect: blade,
  path: '/v2/listPages.json',
  answer: z.array(page),
  ttlMs: pageTtlMs,
};

/** How many one call may ask for. */
export const pagesPerCall = 10_000;
