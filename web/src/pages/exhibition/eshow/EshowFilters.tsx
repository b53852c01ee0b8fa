import { Trans, useLingui } from '@lingui/react/macro';
import type { EshowPath } from '@fairgate/schema/urls/exhibition-segment';
import { Link, useNavigate } from '@tanstack/react-router';
import { chipStyle } from '#ui/Chip.tsx';
import { ScrollRow } from '#ui/ScrollRow.tsx';
import { ServiceText } from '#ui/Texts.tsx';
import { SearchWords, wordsIn } from '../SearchWords.tsx';
import type { EshowSearch } from './eshow-search.ts';

type Props = {
  readonly path: EshowPath;
  readonly search: EshowSearch;
  readonly categories: readonly { readonly value: string; readonly label: string | null }[];
};

/** The list to show, words to search for, and the categories of the exhibitors. */
export function EshowFilters({ path, search, categories }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { words, category, list } = search;
  const link = {
    to: '/eshow{$eshow}',
    params: { eshow: path },
    resetScroll: false,
    // Also with parameters that are not this page's, such as `lang`: aria-current says which link is the page's.
    activeOptions: { exact: true, includeSearch: true },
    className: chipStyle,
  } as const;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <form
        role="search"
        aria-label={t`Company, stand or product`}
        className="max-w-xl"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate({
            to: '/eshow{$eshow}',
            params: { eshow: path },
            search: {
              category,
              list,
              words: wordsIn(event.currentTarget, 'words'),
            },
            resetScroll: false,
          });
        }}
      >
        <SearchWords name="words" label={t`Company, stand or product`} words={words} />
      </form>
      <ScrollRow label={t`View`}>
        {([undefined, 'exhibitors'] as const).map((one) => (
          <li key={one ?? ''} className="shrink-0">
            <Link
              {...link}
              search={{ words, category, list: one }}
              aria-current={list === one ? 'page' : undefined}
            >
              {one ? <Trans>Exhibitors</Trans> : <Trans>Products</Trans>}
            </Link>
          </li>
        ))}
      </ScrollRow>
      {categories.length > 0 && (
        <ScrollRow label={t`Categories`}>
          {[{ value: undefined, label: t`All categories` }, ...categories].map(({ value, label }) => (
            <li key={value ?? ''} className="shrink-0">
              <Link
                {...link}
                search={{ words, list, category: value }}
                aria-current={category === value ? 'page' : undefined}
              >
                <ServiceText>{label ?? value ?? ''}</ServiceText>
              </Link>
            </li>
          ))}
        </ScrollRow>
      )}
    </div>
  );
}
