import { Combobox } from '@base-ui/react/combobox';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { ChevronRight } from '#ui/icons.tsx';
import type { TagGroup } from './tag-tree.ts';
import type { Picking } from './use-picking.ts';

const option = 'group check-line scroll-my-16 rounded-md px-2 -mx-2 select-none data-highlighted:bg-surface data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-focus';
const box = 'grid size-5 shrink-0 place-items-center rounded-sm border border-edge bg-paper group-data-selected:border-action group-data-selected:bg-action group-data-selected:check-tick group-data-selected:forced-color-adjust-none';

type Props = Pick<Picking, 'groups' | 'isWideShown'> & { readonly shown: number };

/** The first `shown` tags, under the names of their categories. */
export const TagOptions = memo(({ groups, isWideShown, shown }: Props) => {
  const { t } = useLingui();
  return (
    <Combobox.List aria-label={t`Kinds of products`} className="grid gap-4 empty:hidden">
      {groups.filter(({ from }) => from < shown).map((group) => (
        <TagOptionGroup key={group.key} group={group} count={Math.min(group.items.length, shown - group.from)} isWideShown={isWideShown} />
      ))}
    </Combobox.List>
  );
});
TagOptions.displayName = 'TagOptions';

// A letter or a press must not draw again what has not changed.
const TagOptionGroup = memo(({ group: { under: [wide, narrow], from, items }, count, isWideShown }: { readonly group: TagGroup; readonly count: number; readonly isWideShown: boolean }) => (
  <Combobox.Group className="grid gap-1">
    <Combobox.GroupLabel className="flex flex-wrap items-center gap-x-1 text-sm text-mute">
      {isWideShown && <><span>{wide}</span> <ChevronRight aria-hidden size={14} className="mirror" /></>} <span className="font-semibold text-ink">{narrow}</span>
    </Combobox.GroupLabel>
    <div role="presentation" className="grid gap-x-3 sm:grid-cols-2 md:grid-cols-3">
      {items.slice(0, count).map(({ code, name }, at) => (
        <Combobox.Item key={code} value={code} index={from + at} className={option}>
          <span aria-hidden className={box} />
          <bdi className="min-w-0 flex-1 text-match">{name}</bdi>
        </Combobox.Item>
      ))}
    </div>
  </Combobox.Group>
));
TagOptionGroup.displayName = 'TagOptionGroup';
