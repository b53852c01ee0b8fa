import type { FieldFailure } from '@fairgate/schema/rules/messages';
import { pickTag, searchTags, type PickMode } from '@fairgate/schema/rules/pick-tags';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { pickerVersion } from './picker-version.ts';
import type { TagChoice } from './tag-choice.ts';
import { groupsOf, itemsIn, type Place, type TagTree } from './tag-tree.ts';
import type { TagTreeQuery } from './use-tag-tree.ts';

/** The value a picker opens with; a new round resets the picker. */
export type PickerStart = { readonly round: number; readonly before: TagChoice };
type Options = { readonly start: PickerStart; readonly maxTag: number; readonly mode: PickMode | undefined };
type Chosen = { readonly codes: readonly string[]; readonly failure?: FieldFailure | undefined };

const noTree: TagTree = [];
const chosenIn = ({ before }: PickerStart): Chosen => ({ codes: before.tag.map(({ value }) => value) });

export function usePicking(
  { tree: given, places, isLoading, isFailed, retry }: TagTreeQuery,
  { start, maxTag, mode }: Options,
) {
  const { round, before } = start;
  const [version] = useState(pickerVersion);
  const [begun, setBegun] = useState(round);
  const [typed, setTyped] = useState(before.product);
  const [place, setPlace] = useState<Place>({});
  const [{ codes, failure }, setChosen] = useState(() => chosenIn(start));
  // The mounted picker stays; only its state is reset.
  if (begun !== round) {
    setBegun(round);
    setTyped(before.product);
    setPlace({});
    setChosen(chosenIn(start));
  }
  // The box opens first; its content renders afterwards.
  const tree = useDeferredValue(given, noTree);
  // Key presses render first, results afterwards.
  const wanted = useDeferredValue(typed.trim());
  const within = useDeferredValue(place);

  const all = useMemo(() => itemsIn(tree), [tree]);
  const items = useMemo(
    () => (wanted === '' ? itemsIn(tree, within) : searchTags(all, wanted, version.maxResults)),
    [tree, within, all, wanted, version],
  );
  const groups = useMemo(() => groupsOf(items), [items]);

  const selected: TagChoice['tag'] = useMemo(() => {
    const labels = new Map(before.tag.map(({ value, label }) => [value, label]));
    return codes.map((value) => ({ value, label: places.get(value)?.tagName ?? labels.get(value) ?? value }));
  }, [before, codes, places]);

  const toggle = useCallback(
    (code: string) =>
      setChosen((now) => {
        if (now.codes.includes(code)) return { codes: now.codes.filter((one) => one !== code) };
        const picked = pickTag(now.codes, code, maxTag, mode);
        return { codes: picked.tags, failure: picked.failure };
      }),
    [maxTag, mode],
  );

  const isWaiting = isLoading || tree !== given;
  return {
    round,
    version,
    maxTag,
    typed,
    setTyped,
    wanted,
    place,
    setPlace,
    codes,
    selected,
    toggle,
    failure,
    tree,
    isWaiting,
    isFailed,
    retry,
    items,
    groups,
    // The breadcrumb above the list names the wider category.
    isWideShown: wanted !== '' || within.category1Id === undefined,
    isMissing: wanted !== '' && items.length === 0 && !isWaiting && !isFailed,
    isCapped: wanted !== '' && items.length === version.maxResults,
  };
}

export type Picking = ReturnType<typeof usePicking>;
