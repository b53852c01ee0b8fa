import { useLingui } from '@lingui/react/macro';
import { memo, useEffect, useMemo, type MouseEvent, type RefObject } from 'react';
import { ChevronRight } from '#ui/icons.tsx';
import { isFirst, rowsOf, type OptionRow } from './option-rows.ts';
import type { TagGroup } from './tag-tree.ts';
import { useColumns } from './use-columns.ts';
import type { Picking } from './use-picking.ts';
import { useRowWindow } from './use-row-window.ts';

type Props = Pick<Picking, 'groups' | 'items' | 'isWideShown' | 'codes' | 'toggle'> & {
  readonly id: string;
  readonly active: number | undefined;
  readonly scroller: () => HTMLElement | null;
  readonly above: RefObject<HTMLElement | null>;
};

export const optionId = (id: string, at: number) => `${id}-${at}`;

/** The visible tags under the names of their categories; invisible ones only take up space. */
export const TagOptions = memo(
  ({ id, groups, items, isWideShown, codes, toggle, active, scroller, above }: Props) => {
    const { t } = useLingui();
    const columns = useColumns();
    const rows = useMemo(() => rowsOf(groups, columns), [groups, columns]);
    const view = useRowWindow(rows, scroller, above);
    const drawn = view.getVirtualItems();

    useEffect(() => {
      if (active !== undefined)
        view.scrollToIndex(
          rows.findLastIndex(({ from }) => from <= active),
          { align: 'auto' },
        );
    }, [active, rows, view]);

    if (rows.length === 0) return null;
    const press = ({ target }: MouseEvent) => {
      const item = items[Number((target as Element).closest<HTMLElement>('[role=option]')?.dataset.at ?? -1)];
      if (item) toggle(item.code);
    };
    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field handles the keyboard
      <div
        id={id}
        role="listbox"
        aria-label={t`Product types`}
        aria-multiselectable
        // The field keeps the focus, and a phone its keyboard.
        onMouseDown={(event) => event.preventDefault()}
        onClick={press}
        className="[overflow-anchor:none]"
        style={{
          paddingBlockStart: (drawn[0]?.start ?? view.options.scrollMargin) - view.options.scrollMargin,
          paddingBlockEnd: view.getTotalSize() - ((drawn.at(-1)?.end ?? 0) - view.options.scrollMargin),
        }}
      >
        {byGroup(drawn.flatMap(({ index }) => (rows[index] ? [{ index, row: rows[index] }] : []))).map(
          ({
            group: {
              key,
              under: [wide, narrow],
            },
            lines,
          }) => (
            <div key={key} role="group" aria-label={isWideShown ? `${wide}, ${narrow}` : narrow}>
              {lines.map(({ index, row }) => (
                <div
                  key={row.key}
                  role="presentation"
                  data-index={index}
                  ref={view.measureElement}
                  className="pb-1 last:pb-3"
                >
                  {isFirst(row) && (
                    <p aria-hidden className="flex flex-wrap items-center gap-x-1 pb-1 text-sm text-mute">
                      {isWideShown && (
                        <>
                          <span>{wide}</span> <ChevronRight aria-hidden size={14} className="mirror" />
                        </>
                      )}{' '}
                      <span className="font-semibold text-ink">{narrow}</span>
                    </p>
                  )}
                  <div
                    role="presentation"
                    className="grid gap-x-3"
                    style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
                  >
                    {row.items.map(({ code, name }, offset) => (
                      <Option
                        key={code}
                        id={optionId(id, row.from + offset)}
                        at={row.from + offset}
                        of={items.length}
                        name={name}
                        isChosen={codes.includes(code)}
                        isActive={row.from + offset === active}
                      />
                    ))}
                  </div>
                </div>
              ))}
            </div>
          ),
        )}
      </div>
    );
  },
);
TagOptions.displayName = 'TagOptions';

type Line = { readonly index: number; readonly row: OptionRow };

/** Adjacent lines of one category, grouped. */
function byGroup(lines: readonly Line[]): readonly { readonly group: TagGroup; readonly lines: Line[] }[] {
  const groups: { group: TagGroup; lines: Line[] }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.group === line.row.group) last.lines.push(line);
    else groups.push({ group: line.row.group, lines: [line] });
  }
  return groups;
}

const style =
  'group check-line rounded-md px-2 -mx-2 select-none hover:bg-surface data-active:bg-surface data-active:outline-2 data-active:-outline-offset-2 data-active:outline-focus';
const box =
  'grid size-5 shrink-0 place-items-center rounded-sm border border-edge bg-paper group-aria-selected:border-action group-aria-selected:bg-action group-aria-selected:check-tick group-aria-selected:forced-color-adjust-none';

type OptionProps = {
  readonly id: string;
  readonly at: number;
  readonly of: number;
  readonly name: string;
  readonly isChosen: boolean;
  readonly isActive: boolean;
};

// A key or a press must not render unchanged options.
const Option = memo(({ id, at, of, name, isChosen, isActive }: OptionProps) => (
  <div
    id={id}
    role="option"
    aria-selected={isChosen}
    aria-posinset={at + 1}
    aria-setsize={of}
    data-at={at}
    data-active={isActive || undefined}
    className={style}
  >
    <span aria-hidden className={box} />
    <bdi className="min-w-0 flex-1 text-match">{name}</bdi>
  </div>
));
Option.displayName = 'Option';
