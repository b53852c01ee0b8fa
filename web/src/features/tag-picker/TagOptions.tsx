import { Combobox } from '@base-ui/react/combobox';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { Check, ChevronRight } from '#ui/icons.tsx';
import type { TagGroup } from './tag-tree.ts';
import type { Picking } from './use-picking.ts';

const option = 'group check-line scroll-my-16 rounded-md px-2 -mx-2 select-none data-highlighted:bg-surface data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-focus';
const box = 'grid size-5 shrink-0 place-items-center rounded-sm border border-edge bg-paper text-on-action group-data-selected:border-action group-data-selected:bg-action';

/** The first `shown` tags, under the names of their categories. */
export function TagOptions({ picking: { groups, place, wanted }, shown }: { readonly picking: Pick<Picking, 'groups' | 'place' | 'wanted'>; readonly shown: number }) {
  const { t } = useLingui();
  // The way above the list names it.
  const isWideShown = wanted !== '' || place.category1Id === undefined;
  return (
    <Combobox.List aria-label={t`Kinds of products`} className="grid gap-4 empty:hidden">
      {groups.filter(({ from }) => from < shown).map((group) => (
        <TagOptionGroup key={group.key} group={group} count={Math.min(group.items.length, shown - group.from)} isWideShown={isWideShown} />
      ))}
    </Combobox.List>
  );
}

// A letter or a press must not draw again what has not changed.
const TagOptionGroup = memo(({ group: { under: [wide, narrow], from, items }, count, isWideShown }: { readonly group: TagGroup; readonly count: number; readonly isWideShown: boolean }) => (
  <Combobox.Group className="grid gap-1">
    <Combobox.GroupLabel className="flex flex-wrap items-center gap-x-1 text-sm text-mute">
      {isWideShown && <><span>{wide}</span> <ChevronRight aria-hidden size={14} className="mirror" /></>} <span className="font-semibold text-ink">{narrow}</span>
    </Combobox.GroupLabel>
    <div role="presentation" className="grid gap-x-3 sm:grid-cols-2 md:grid-cols-3">
      {items.slice(0, count).map(({ code, name }, at) => (
        <Combobox.Item key={code} value={code} index={from + at} className={option}>
          <span aria-hidden className={box}><Check size={14} strokeWidth={3} className="invisible group-data-selected:visible" /></span>
          <bdi className="min-w-0 flex-1 text-match">{name}</bdi>
        </Combobox.Item>
      ))}
    </div>
  </Combobox.Group>
));
TagOptionGroup.displayName = 'TagOptionGroup';
