import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { X } from '#ui/icons.tsx';
import { chipStyle } from '#ui/Chip.tsx';
import { classes } from '#ui/classes.ts';
import { cleared, conditionsOf, without } from './change.ts';
import type { Facets } from './facets.ts';
import type { SearchNames } from './filter-texts.ts';
import { usePlace } from './place.ts';
import type { ProductSearch } from './product-search.ts';
import { useConditionLabels } from './use-condition-labels.ts';

type Props = { readonly search: ProductSearch; readonly facets: Facets; readonly names: SearchNames };

/**
 * The active filters, each with a button to remove it. On a phone they are one row that scrolls, so that the
 * results stay visible; the link that removes all is first, where no scrolling hides it.
 */
export function FilterChips({ search, facets, names }: Props) {
  const { t } = useLingui();
  const labelOf = useConditionLabels(search, facets, names);
  const { linkTo, fixed } = usePlace();
  const conditions = conditionsOf(search, fixed);
  if (conditions.length === 0) return null;
  return (
    <ul
      aria-label={t`Active filters`}
      className="flex items-center gap-2 [scrollbar-width:none] max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 md:max-lg:-mx-6 md:max-lg:px-6 lg:flex-wrap"
    >
      {conditions.length > 1 && (
        <li className="-ms-2 shrink-0">
          <Link
            {...linkTo(cleared(search, fixed))}
            resetScroll={false}
            preload={false}
            className="inline-flex min-h-9 items-center px-2 text-sm font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            <Trans>Clear all</Trans>
          </Link>
        </li>
      )}
      {conditions.map((condition) => {
        const label = labelOf(condition);
        return (
          <li
            key={'value' in condition ? `${condition.kind} ${condition.value}` : condition.kind}
            className="shrink-0"
          >
            <Link
              {...linkTo(without(search, condition))}
              resetScroll={false}
              preload={false}
              aria-label={t`Remove filter: ${label}`}
              className={classes(chipStyle, 'max-w-72')}
            >
              <bdi className="truncate">{label}</bdi>
              <X aria-hidden size={15} className="shrink-0 text-mute" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
