import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { chipStyle } from '#ui/Chip.tsx';
import { NumberText } from '#ui/Texts.tsx';
import { hallsByLetter, type ExhibitorFacets } from './exhibitor-facets.ts';
import type { ExhibitorSearch } from './exhibitor-search.ts';

type Props = {
  readonly params: { readonly exhibition: ReturnType<typeof exhibitionParam> };
  readonly search: ExhibitorSearch;
  readonly facets: ExhibitorFacets;
};

/** The list by hall, with the number of exhibitors in each. */
export function HallChips({ params, search, facets }: Props) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Halls`}>
      <ul className="flex flex-wrap gap-2">
        {[undefined, ...hallsByLetter(facets)].map((one) => (
          <li key={one?.value ?? ''}>
            <Link
              to="/$exhibition/exhibitors"
              params={params}
              search={{ ...search, hall: one?.value, pageNo: undefined }}
              resetScroll={false}
              activeOptions={{ exact: true, includeSearch: true }}
              // Also with parameters that are not this page's, such as `lang`.
              aria-current={search.hall === one?.value ? 'page' : undefined}
              className={chipStyle}
            >
              {one ? (
                <>
                  <HallName code={one.value} />
                  <span className="figures">
                    <NumberText value={one.count} />
                  </span>
                </>
              ) : (
                <Trans>All halls</Trans>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function HallName({ code }: { readonly code: string }) {
  return <Trans>Hall {code}</Trans>;
}
