import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LayoutGrid } from '#ui/icons.tsx';
import { Rows3, Table2 } from './icons.ts';
import { classes } from '#ui/classes.ts';
import { usePlace } from './place.ts';
import { views, type ProductSearch, type SearchView } from './product-search.ts';

type Props = {
  readonly search: ProductSearch;
  readonly view: SearchView;
  readonly onChoose: (view: SearchView) => void;
};

const icons = { grid: LayoutGrid, list: Rows3, table: Table2 } as const;

/** Links to the same results in another view. With scripts the view changes at once and the address stays. */
export function ViewSwitch({ search, view, onChoose }: Props) {
  const { t } = useLingui();
  const { linkTo } = usePlace();
  const labels: Record<SearchView, string> = {
    grid: t`Images`,
    list: t`List`,
    table: t`Compare in a table`,
  };
  return (
    <ul aria-label={t`View`} className="flex shrink-0 rounded-md border border-edge p-0.5">
      {views.map((one) => {
        const Icon = icons[one];
        return (
          <li key={one}>
            <Link
              {...linkTo({ ...search, view: one })}
              preload={false}
              rel="nofollow"
              title={labels[one]}
              aria-label={labels[one]}
              aria-current={one === view ? 'true' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onChoose(one);
              }}
              className={classes(
                'grid size-10 place-items-center rounded-sm',
                one === view ? 'bg-ink text-paper' : 'text-mute hover:bg-surface hover:text-ink',
              )}
            >
              <Icon aria-hidden size={20} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
