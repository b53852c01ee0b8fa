import { tagMaxCount } from '@fairgate/schema/limits';
import type { FieldFailure } from '@fairgate/schema/rules/messages';
import { pickTag, searchTags, type PickMode } from '@fairgate/schema/rules/pick-tags';
import { useDeferredValue, useMemo, useState } from 'react';
import { pickerVersion } from './picker-version.ts';
import type { TagChoice } from './tag-choice.ts';
import { groupsOf, itemsIn, type Place, type TagItem, type TagPlace, type TagTree } from './tag-tree.ts';

type Options = { readonly before: TagChoice; readonly maxTag?: number | undefined; readonly mode?: PickMode | undefined };

const none: readonly TagItem[] = [];

/** The state of an open picker. */
export function usePicking(tree: TagTree, places: ReadonlyMap<string, TagPlace>, { before, maxTag = tagMaxCount, mode }: Options) {
  const [version] = useState(pickerVersion);
  const [typed, setTyped] = useState(before.product);
  const [place, setPlace] = useState<Place>({});
  const [codes, setCodes] = useState<readonly string[]>(() => before.tag.map(({ value }) => value));
  const [failure, setFailure] = useState<FieldFailure>();
  // Letters come first, what they find a moment later.
  const wanted = useDeferredValue(typed.trim());

  const all = useMemo(() => itemsIn(tree), [tree]);
  const found = useMemo(
    () => (wanted === '' ? itemsIn(tree, place) : searchTags(all, wanted, version.maxResults)),
    [tree, place, all, wanted, version],
  );
  // The box opens first, and is filled while it comes.
  const items = useDeferredValue(found, none);
  const groups = useMemo(() => groupsOf(items), [items]);

  const labels = new Map(before.tag.map(({ value, label }) => [value, label]));
  const selected: TagChoice['tag'] = codes.map((value) => ({ value, label: places.get(value)?.tagName ?? labels.get(value) ?? value }));

  const remove = (code: string) => {
    setFailure(undefined);
    setCodes(codes.filter((one) => one !== code));
  };
  const toggle = (code: string) => {
    if (codes.includes(code)) return remove(code);
    const picked = pickTag(codes, code, maxTag, mode);
    setFailure(picked.failure);
    setCodes(picked.tags);
  };

  return {
    version, maxTag, typed, setTyped, wanted, place, setPlace, codes, selected, toggle, remove, failure,
    items, groups, isMissing: wanted !== '' && found.length === 0, isCapped: wanted !== '' && items.length === version.maxResults,
  };
}

export type Picking = ReturnType<typeof usePicking>;
