import { slug } from '@fairgate/schema/slug';
import { LRUCache } from 'lru-cache';

// Cached: the same names occur on every page, and a slug costs as much as all other fields of a card together.
const slugs = new LRUCache<string, string>({ max: 50_000 });

/** §2.1 The slug of an entity with this name. */
export function slugOf({ name }: { readonly name: string }): string {
  let known = slugs.get(name);
  if (known === undefined) slugs.set(name, (known = slug(name)));
  return known;
}
