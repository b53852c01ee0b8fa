import { Link } from '@tanstack/react-router';
import type { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { Fascia } from '#ui/Fascia.tsx';
import { useFormat } from '#ui/format.ts';
import { CountryText } from '#ui/Texts.tsx';
import { nameOfStand, type PlannedStand } from './plan-search.ts';

type Props = Pick<PlannedStand, 'exhibitor'> & {
  readonly params: { readonly exhibition: ReturnType<typeof exhibitionParam> };
};

/** Who is at the chosen stand, with a link to the exhibitor's page. */
export function ChosenStand({ exhibitor, params }: Props) {
  const { number, name, countryCode, products, stand } = exhibitor;
  const { text } = useFormat();
  return (
    <section
      aria-live="polite"
      className="group relative grid content-start overflow-hidden rounded-md border border-line bg-paper hover:border-ink max-lg:@min-[15rem]:sticky max-lg:bottom-[calc(var(--bottom-bar)+0.5rem)] max-lg:z-10 max-lg:shadow-float"
    >
      <Fascia stand={nameOfStand(stand)}>
        <h2 className="text-base leading-snug font-semibold">
          <Link
            to="/$exhibition/exhibitors/$exhibitor"
            params={{ ...params, exhibitor: number }}
            className="card-link group-hover:underline"
          >
            {name}
          </Link>
        </h2>
      </Fascia>
      <div className="grid gap-0.5 p-3 text-sm">
        <p className="text-mute">
          <CountryText code={countryCode} />
        </p>
        <p dir="auto" className="text-match">
          {text(products.join(' · '))}
        </p>
      </div>
    </section>
  );
}
