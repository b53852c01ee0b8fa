import { z } from 'zod';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import { idText, toId } from '../wire/form.ts';
import { operation, type Operation } from '../wire/operation.ts';

const atMost = 10_000;

const selects = {
  goods: {
    name: 'pages of goods',
    text: 'select id, english_name as name, updated_at as changed from product where id > $1 order by id limit $2',
  },
  supplier: {
    name: 'pages of suppliers',
    text: 'select id, name, joined_on::timestamptz as changed from supplier where id > $1 order by id limit $2',
  },
} as const;

/** All products or suppliers for the sitemap by ascending id, so that each call continues after the last one. */
export function listPages({ db }: Store): Operation {
  return operation({
    name: 'listPages',
    path: '/v2/listPages.json',
    dialect: blade,
    request: z.object({
      kind: z.enum(['goods', 'supplier']),
      afterId: idText.default(''),
      size: z.int().min(1).max(atMost).default(atMost),
    }),
    async handle({ kind, afterId, size }) {
      const rows = await db.rows<{ id: number; name: string; changed: Date }>(selects[kind], [
        toId(afterId) ?? 0,
        size,
      ]);
      return rows.map(({ id, name, changed }) => ({
        id: String(id),
        enName: name,
        updateTime: changed.toISOString(),
      }));
    },
  });
}
