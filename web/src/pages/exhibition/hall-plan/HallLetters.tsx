import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { NumberText } from '#ui/Texts.tsx';
import { valuesOf, type ExhibitorFacets } from '../exhibitors/exhibitor-facets.ts';
import type { PlanSearch } from './plan-search.ts';

type Props = {
  readonly params: { readonly exhibition: ReturnType<typeof exhibitionParam> };
  readonly search: PlanSearch;
  readonly halls: readonly string[];
  /** The hall on screen. */
  readonly shown: string;
  readonly facets: ExhibitorFacets;
  /** A search or filter applies: each hall shows how many it finds there. */
  readonly isNarrowed: boolean;
};

/** The halls by their letters; one press shows another hall. */
export function HallLetters({ params, search, halls, shown, facets, isNarrowed }: Props) {
  const { t } = useLingui();
  const counts = new Map(valuesOf(facets, 'HALL').map(({ value, count }) => [value, count]));
  return (
    // Positioned, so that the texts for screen readers scroll with it and do not widen the page.
    <nav aria-label={t`Halls`} className="relative min-w-0 overflow-x-auto">
      <ul className="flex gap-2">
        {halls.map((code) => (
          <li key={code}>
            <Link
              to="/$exhibition/hall-plan"
              params={params}
              search={{ ...search, hall: code, stand: undefined }}
              replace
              resetScroll={false}
              aria-current={code === shown ? 'page' : undefined}
              activeProps={{}}
              className="flex min-h-11 min-w-14 items-center justify-center gap-2 rounded-md border border-line bg-paper px-3 hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
            >
              <span className="sr-only">
                <HallName code={code} />
              </span>
              <span aria-hidden className="text-3xl font-bold">
                {code}
              </span>
              {isNarrowed && (
                <span className="figures text-sm">
                  <NumberText value={counts.get(code) ?? 0} />
                </span>
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
