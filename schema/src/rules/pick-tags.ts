// §5 Tag picker, without zod, which is larger than the picker itself. The caller sets maxTag, the maximum number of
// tags; above it the picker shows product.tags.choose.most, except in override mode, which drops the oldest
// selections. Search ignores case and has a maximum number of results (§9).
import { tagMaxCount, tagSearchMaxResults } from '../limits.ts';
import { ruleKeys, type FieldFailure } from './messages.ts';

export type PickMode = 'limit' | 'override';
export type Picked = { readonly tags: readonly string[]; readonly failure?: FieldFailure };

/** §5 adds a tag code to a selection (oldest first). A selected code changes nothing. */
export function pickTag(
  selected: readonly string[],
  code: string,
  maxTag: number = tagMaxCount,
  mode: PickMode = 'limit',
): Picked {
  if (selected.includes(code)) return { tags: selected };
  const tags = [...selected, code];
  if (tags.length <= maxTag) return { tags };
  if (mode === 'override') return { tags: tags.slice(tags.length - Math.max(maxTag, 0)) };
  return { tags: selected, failure: { key: ruleKeys.tagsMaximum, values: { n: maxTag } } };
}

/** §5 tags whose name contains the text, in any case, at most maxResults; none for an empty text. */
export function searchTags<T extends { readonly name: string }>(
  tags: Iterable<T>,
  text: string,
  maxResults: number = tagSearchMaxResults,
): readonly T[] {
  const wanted = text.trim().toLowerCase();
  const found: T[] = [];
  if (wanted === '') return found;
  for (const tag of tags) {
    if (found.length >= maxResults) break;
    if (tag.name.toLowerCase().includes(wanted)) found.push(tag);
  }
  return found;
}
