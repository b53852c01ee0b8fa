import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useId, useState } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import { chipStyle } from '#ui/Chip.tsx';
import { classes } from '#ui/classes.ts';
import { ChevronDown, ChevronRight } from '#ui/icons.tsx';
import type { Place, TagTree } from './tag-tree.ts';
import type { Picking } from './use-picking.ts';

type Props = Pick<Picking, 'place' | 'setPlace' | 'version'> & { readonly tree: TagTree };

/** The breadcrumb of the list and the categories below it. */
export const Categories = memo(({ tree, place, setPlace, version }: Props) => {
  const [isFolded, setFolded] = useState(false);
  const id = useId();
  const wide = tree.find(({ id: own }) => own === place.category1Id);
  const narrow = wide?.children.find(({ id: own }) => own === place.category2Id);
  const isShown = !version.folds || !isFolded;
  if (tree.length === 0) return null;
  return (
    <div className="grid gap-2 pb-2">
      <div className="flex flex-wrap items-start justify-between gap-x-2">
        <Breadcrumb wide={wide} narrow={narrow} onGo={setPlace} />
        {version.folds && (
          <button
            type="button"
            aria-expanded={isShown}
            aria-controls={id}
            className={classes(buttonStyle({ look: 'quiet', size: 'small' }), '-me-3 ms-auto shrink-0')}
            onClick={() => setFolded(!isFolded)}
          >
            {isShown ? <Trans>Hide categories</Trans> : <Trans>Show categories</Trans>}
            <ChevronDown
              aria-hidden
              size={16}
              className={classes('transition-transform', isShown && 'rotate-180')}
            />
          </button>
        )}
      </div>
      <ul id={id} hidden={!isShown} className={isShown ? 'flex flex-wrap gap-2' : undefined}>
        {(wide?.children ?? tree).map(({ id: own, name }) => {
          const isHere = own === narrow?.id;
          const target: Place = wide
            ? { category1Id: wide.id, category2Id: isHere ? undefined : own }
            : { category1Id: own };
          return (
            <li key={own} className="max-w-full">
              <button
                type="button"
                aria-pressed={wide ? isHere : undefined}
                className={classes(
                  chipStyle,
                  'max-w-full py-1.5 whitespace-normal! text-start aria-pressed:border-ink aria-pressed:bg-surface aria-pressed:font-semibold',
                )}
                onClick={() => setPlace(target)}
              >
                {name}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
});
Categories.displayName = 'Categories';

type Named = { readonly id: string; readonly name: string } | undefined;

/** The breadcrumb: every item but the last is a link back. */
function Breadcrumb({
  wide,
  narrow,
  onGo,
}: {
  readonly wide: Named;
  readonly narrow: Named;
  readonly onGo: (place: Place) => void;
}) {
  const { t } = useLingui();
  const steps: readonly { readonly name: string; readonly place: Place }[] = [
    { name: t`All categories`, place: {} },
    ...(wide ? [{ name: wide.name, place: { category1Id: wide.id } }] : []),
    ...(wide && narrow
      ? [{ name: narrow.name, place: { category1Id: wide.id, category2Id: narrow.id } }]
      : []),
  ];
  return (
    <nav aria-label={t`You are here`} className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-1">
        {steps.map(({ name, place }, at) => (
          <li key={name} className="flex min-h-9 items-center gap-1 pointer-coarse:min-h-11">
            {at > 0 && <ChevronRight aria-hidden size={14} className="mirror text-mute" />}
            {at === steps.length - 1 ? (
              <span aria-current="true" className="font-semibold">
                {name}
              </span>
            ) : (
              <button
                type="button"
                className="min-h-9 text-mute hover:text-ink hover:underline pointer-coarse:min-h-11"
                onClick={() => onGo(place)}
              >
                {name}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
