// The category tree with its tags (§3, §7.3 cateAndTagV2).
import { industryTagsTtlMs } from '@fairgate/schema/limits';
import { type IndustryCode, staticDataSiteId } from '@fairgate/schema/constants';
import { slug } from '@fairgate/schema/slug';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import { staticRead } from '../../envelope/static.ts';
import { notFound } from '../../coded-error.ts';
import { count, id, text } from '../../wire/scalars.ts';
import { toPicture } from '../../wire/map.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { pictured, tag } from '../../wire/shapes.ts';

const node = z.object({ id, name: text, enName: text.optional(), goodsCount: count.default(0), ...pictured });
const tree = z.array(
  node.extend({ children: z.array(node.extend({ tags: z.array(tag).default([]) })).default([]) }),
);
type WireCategoryTree = z.infer<typeof tree>;

const categoryTree: Operation<WireCategoryTree> = {
  name: 'cateAndTagV2',
  source: 'buyer',
  dialect: staticRead,
  path: 'cateAndTagV2',
  answer: tree,
  ttlMs: industryTagsTtlMs,
};

/** §7.2 getCateAndTagV2 by industry: a part of the tree. */
const industryTree: Operation<WireCategoryTree> = {
  name: 'getCateAndTagV2',
  source: 'buyer',
  dialect: blade,
  path: '/category/getCateAndTagV2.json',
  answer: tree,
  ttlMs: industryTagsTtlMs,
};

/** The tree is the same on every site, so it is read from the static default site (§3). */
const categoryTreePayload = staticDataSiteId;

export type CategoryModel = ReturnType<typeof toNode> & {
  level: 1 | 2;
  parent: CategoryModel | null;
  children: readonly CategoryModel[];
  tags: readonly z.infer<typeof tag>[];
};

/** All nodes of the tree by id, parents before their children. */
type CategoryIndex = ReadonlyMap<string, CategoryModel>;

/** Wire → GraphQL: the tree as an index; every node knows its parent and children. */
function toCategoryIndex(wire: WireCategoryTree): CategoryIndex {
  const index = new Map<string, CategoryModel>();
  for (const top of wire) {
    const children: CategoryModel[] = [];
    const parent: CategoryModel = { ...toNode(top), level: 1, parent: null, children, tags: [] };
    index.set(parent.id, parent);
    for (const child of top.children) {
      const category: CategoryModel = { ...toNode(child), level: 2, parent, children: [], tags: child.tags };
      children.push(category);
      index.set(category.id, category);
    }
  }
  return index;
}

/**
 * By its cleaned name, in the tree's language or in English, as in addresses without an id (§2.2 aggregate).
 */
function categoryNamed(index: CategoryIndex, name: string): CategoryModel | undefined {
  const wanted = slug(name).toLowerCase();
  if (wanted === '_') return undefined;
  return [...index.values()].find(
    (category) => category.slug.toLowerCase() === wanted || slug(category.name).toLowerCase() === wanted,
  );
}

// The address uses the English name and is the same in every language (§2.8: one address, `?lang=` alternates).
function toNode(wire: z.infer<typeof node>) {
  return {
    id: wire.id,
    name: wire.name,
    slug: slug(wire.enName ?? wire.name),
    productCount: wire.goodsCount,
    picture: toPicture(wire, wire.name),
  };
}

// The cached wire tree is the same object; it is indexed once, not once per request.
const indexes = new WeakMap<object, CategoryIndex>();

function indexOf(tree: WireCategoryTree): CategoryIndex {
  const index = indexes.get(tree) ?? toCategoryIndex(tree);
  indexes.set(tree, index);
  return index;
}

export function categorySource({ read }: Reader) {
  let known: Promise<CategoryIndex> | undefined;
  // Once per request: every item of a list may need its category.
  const index = () => (known ??= read(categoryTree, categoryTreePayload).then(indexOf));
  return {
    /** Both levels by id, in display order. */
    index,
    /** §7.2 The categories of an industry, at both levels, in display order. */
    ofIndustry: async (industry: IndustryCode): Promise<CategoryIndex> =>
      indexOf(await read(industryTree, { industry })),
    named: async (name: string): Promise<CategoryModel | null> => categoryNamed(await index(), name) ?? null,
    require: async (id: string): Promise<CategoryModel> =>
      (await index()).get(id) ?? notFound('category', id),
  };
}
