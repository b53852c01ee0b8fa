import { Link } from '@tanstack/react-router';
import { Fascia } from '#ui/Fascia.tsx';
import { useFormat } from '#ui/format.ts';
import { Logo } from '#ui/picture/Logo.tsx';
import { CountryText } from '#ui/Texts.tsx';
import type { PlanPlace, PlannedStand } from './plan.ts';

type Exhibitor = PlannedStand['exhibitor'];

type Props = {
  /** 'A-107' */
  readonly name: string;
  /** Those who share the stand. */
  readonly exhibitors: readonly Exhibitor[];
  readonly place: PlanPlace;
};

/** Who is at the chosen stand, with links to the exhibitors' pages. */
export function ChosenStand({ name, exhibitors, place }: Props) {
  return (
    <section
      aria-live="polite"
      className="grid content-start divide-y divide-line overflow-y-auto rounded-md border border-line bg-paper has-[a]:hover:border-ink max-lg:max-h-[60svh] max-lg:@min-[15rem]:sticky max-lg:bottom-[calc(var(--bottom-bar)+0.5rem)] max-lg:z-10 max-lg:shadow-float"
    >
      {exhibitors.map((exhibitor) => (
        <AtStand key={exhibitor.number} name={name} exhibitor={exhibitor} place={place} />
      ))}
    </section>
  );
}

type AtStandProps = {
  readonly name: string;
  readonly exhibitor: Exhibitor;
  readonly place: PlanPlace;
};

function AtStand({ name: standName, exhibitor, place }: AtStandProps) {
  const { number, name, countryCode, products, logo } = exhibitor;
  const { text } = useFormat();
  return (
    <div className="group relative grid content-start">
      <Fascia stand={standName}>
        <h2 className="text-base leading-snug font-semibold">
          {place.exhibitor ? (
            <Link {...place.exhibitor(number)} className="card-link group-hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
      </Fascia>
      <div className="flex min-w-0 gap-3 p-3">
        {logo && <Logo picture={logo} sizes="56px" className="size-14 rounded-sm" />}
        <div className="grid min-w-0 content-start gap-0.5 text-sm">
          <p className="text-mute">
            <CountryText code={countryCode} />
          </p>
          <p dir="auto" className="text-match">
            {text(products.join(' · '))}
          </p>
        </div>
      </div>
    </div>
  );
}
