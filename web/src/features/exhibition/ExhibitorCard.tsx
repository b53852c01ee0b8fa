import { Link, useRouteContext } from '@tanstack/react-router';
import type { ExhibitorCardFragment } from '#graphql';
import { Fascia } from '#ui/Fascia.tsx';
import { useFormat } from '#ui/format.ts';
import { CountryText } from '#ui/Texts.tsx';
import { exhibitionParam, type Addressed } from './exhibition-path.ts';
import { ExhibitorPicture } from './ExhibitorPicture.tsx';

type Props = {
  readonly exhibitor: ExhibitorCardFragment;
  readonly exhibition: Addressed;
};

/** An exhibitor under its fascia board: what it shows. The whole card is a link. */
export function ExhibitorCard({ exhibitor, exhibition }: Props) {
  const { countryCode, products, stand } = exhibitor;
  const { text } = useFormat();
  return (
    <article className="group relative grid content-start overflow-hidden rounded-md border border-line bg-paper has-[a]:hover:border-ink">
      <Fascia stand={`${stand.hall}-${stand.number}`}>
        <h3 className="text-base leading-snug font-semibold">
          <NameLink exhibitor={exhibitor} exhibition={exhibition} />
        </h3>
      </Fascia>
      <div className="flex min-w-0 gap-3 p-3">
        <ExhibitorPicture exhibitor={exhibitor} sizes="56px" className="size-14 rounded-sm" />
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

/** To the exhibitor's page, which only the international site's buyers have (§2.5); elsewhere to that of a listed supplier. */
function NameLink({ exhibitor: { number, name, supplier }, exhibition }: Props) {
  const { userKind } = useRouteContext({ from: '__root__' });
  const className = 'card-link group-hover:underline';
  if (userKind === 'global')
    return (
      <Link
        to="/$exhibition/exhibitors/$exhibitor"
        params={{ exhibition: exhibitionParam(exhibition), exhibitor: number }}
        className={className}
      >
        {name}
      </Link>
    );
  return supplier ? (
    <Link
      to="/supplier/{$supplier}.html"
      params={{ supplier: { slug: supplier.slug, id: supplier.id } }}
      className={className}
    >
      {name}
    </Link>
  ) : (
    name
  );
}
