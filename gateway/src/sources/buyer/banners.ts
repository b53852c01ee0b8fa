// Banners of the home page (§7.3).
import { websiteTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import { id, text } from '../../wire/scalars.ts';
import { toPicture } from '../../wire/map.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { pictured } from '../../wire/shapes.ts';

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

export function bannerSource({ read }: Reader, { websiteId }: { websiteId: string }) {
  return { ofHome: () => read(bannerList, { websiteId }) };
}
