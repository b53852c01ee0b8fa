import { tagMaxCount } from '@fairgate/schema/limits';
import type { FieldFailure } from '@fairgate/schema/rules/messages';
import { pickTag, searchTags, type PickMode } from '@fairgate/schema/rules/pick-tags';
import { useDeferredValue, useMemo, useState } from 'react';
import { pickerVersion } from './picker-version.ts';
import type { TagChoice } from './tag-choice.ts';
import { groupsOf, itemsIn, type Place, type TagTree } from './tag-tree.ts';
import type { TagTreeAsked } from './use-tag-tree.ts';

type Options = { readonly before: TagChoice; readonly maxTag?: number | undefined; readonly mode?: PickMode | undefined };

const noTree: TagTree = [];

/** The state of an open picker. */
export function usePicking({ tree: given, places, isLoading, isFailed, retry }: TagTreeAsked, { before, maxTag = tagMaxCount, mode }: Options) {
  const [version] = useState(pickerVersion);
  const [typed, setTyped] = useState(before.product);
  const [place, setPlace] = useState<Place>({});
  const [codes, setCodes] = useState<readonly string[]>(() => before.tag.map(({ value }) => value));
  const [failure, setFailure] = useState<FieldFailure>();
  // The box opens first, and is filled while it comes.
  const tree = useDeferredValue(given, noTree);
  // Letters and presses come first, what they find a moment later.
  const wanted = useDeferredValue(typed.trim());
  const within = useDeferredValue(place);

  const all = useMemo(() => itemsIn(tree), [tree]);
  const items = useMemo(
    () => (wanted === '' ? itemsIn(tree, within) : searchTags(all, wanted, version.maxResults)),
    [tree, within, all, wanted, version],
  );
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

  const isWaiting = isLoading || tree !== given;
  return {
    version, maxTag, typed, setTyped, wanted, place, setPlace, codes, selected, toggle, remove, failure, tree, isWaiting, isFailed, retry,
    items, groups,
    // The way above the list names the wider category.
    isWideShown: wanted !== '' || within.category1Id === undefined,
    isMissing: wanted !== '' && items.length === 0 && !isWaiting && !isFailed,
    isCapped: wanted !== '' && items.length === version.maxResults,
  };
}

export type Picking = ReturnType<typeof usePicking>;
