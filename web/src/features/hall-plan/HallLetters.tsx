import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { NumberText } from '#ui/Texts.tsx';
import type { HallPlan, PlanPlace } from './plan.ts';

type Props = {
  readonly place: PlanPlace;
  readonly halls: readonly string[];
  /** The hall on screen. */
  readonly shown: string;
  readonly facets: HallPlan['facets'];
  /** A search or filter applies: each hall shows how many it finds there. */
  readonly isNarrowed: boolean;
};

/** The halls by their letters; one press shows another hall. */
export function HallLetters({ place, halls, shown, facets, isNarrowed }: Props) {
  const { t } = useLingui();
  const ofHalls = facets.find(({ kind }) => kind === 'HALL')?.values ?? [];
  const counts = new Map(ofHalls.map(({ value, count }) => [value, count]));
  return (
    // Positioned, so that the texts for screen readers scroll with it and do not widen the page.
    <nav aria-label={t`Halls`} className="relative min-w-0 overflow-x-auto">
      <ul className="flex gap-2">
        {halls.map((code) => (
          <li key={code}>
            <Link
              {...place.link({ hall: code, stand: undefined })}
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
