import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ExhibitorProductFragment } from '#graphql';
import { useOnline } from '#platform/online.ts';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';
import { Section } from '#ui/Section.tsx';
import { PerUnit, PriceRangeText, ServiceText } from '#ui/Texts.tsx';

/** Products of an exhibitor with their prices. Their own pages need a network. */
export function ExhibitorProducts({ products }: { readonly products: readonly ExhibitorProductFragment[] }) {
  const online = useOnline();
  return (
    <Section title={<Trans>Products</Trans>}>
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {products.map(({ id, slug, name, picture, price, unit }) => (
          <li
            key={id}
            className="group relative flex min-w-0 gap-3 rounded-md border border-line bg-paper p-3 has-[a]:hover:border-ink"
          >
            {picture && (
              <LazyPicture
                picture={picture}
                sizes="56px"
                decorative
                className="size-14 shrink-0 rounded-sm border border-line"
              />
            )}
            <div className="grid min-w-0 content-start gap-0.5 text-sm">
              <h3 dir="auto" className="line-clamp-2 text-match text-sm leading-snug font-normal">
                {online ? (
                  <Link
                    to="/{$product}.html"
                    params={{ product: { slug, id } }}
                    className="card-link group-hover:underline"
                  >
                    <ServiceText>{name}</ServiceText>
                  </Link>
                ) : (
                  <ServiceText>{name}</ServiceText>
                )}
              </h3>
              <p>
                <PriceRangeText
                  from={price.from}
                  to={price.to}
                  className="figures inline-block text-match font-bold"
                />
                <PerUnit unit={unit} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
