import { Link } from '@tanstack/react-router';
import type { ExhibitorCardFragment } from '#graphql';
import { exhibitionParam, type Addressed } from './exhibition-path.ts';
import { Fascia } from '#ui/Fascia.tsx';
import { useFormat } from '#ui/format.ts';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';
import { CountryText } from '#ui/Texts.tsx';

type Props = {
  readonly exhibitor: ExhibitorCardFragment;
  readonly exhibition: Addressed;
};

/** An exhibitor under its fascia board: what it shows. The whole card is a link to its page. */
export function ExhibitorCard({ exhibitor, exhibition }: Props) {
  const { number, name, countryCode, products, stand, supplier } = exhibitor;
  const { text } = useFormat();
  return (
    <article className="group relative grid content-start overflow-hidden rounded-md border border-line bg-paper hover:border-ink">
      <Fascia stand={`${stand.hall}-${stand.number}`}>
        <h3 className="text-base leading-snug font-semibold">
          <Link
            to="/$exhibition/exhibitors/$exhibitor"
            params={{ exhibition: exhibitionParam(exhibition), exhibitor: number }}
            className="card-link group-hover:underline"
          >
            {name}
          </Link>
        </h3>
      </Fascia>
      <div className="flex min-w-0 gap-3 p-3">
        {supplier?.picture && (
          <LazyPicture
            picture={supplier.picture}
            sizes="56px"
            decorative
            className="size-14 shrink-0 rounded-sm border border-line"
          />
        )}
        <div className="grid min-w-0 content-start gap-0.5 text-sm">
          <p className="text-mute">
            <CountryText code={countryCode} />
          </p>
          <p dir="auto" className="text-match line-clamp-2">
            {text(products.join(' · '))}
          </p>
        </div>
      </div>
    </article>
  );
}
