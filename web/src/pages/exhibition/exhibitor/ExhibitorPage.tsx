import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChatLink } from '#features/conversation/ChatLink.tsx';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { ExhibitionBreadcrumb } from '#features/exhibition/ExhibitionBreadcrumb.tsx';
import { ExhibitionSections } from '#features/exhibition/ExhibitionSections.tsx';
import { ExhibitorPicture } from '#features/exhibition/ExhibitorPicture.tsx';
import { FollowToggle } from '#features/follow/FollowToggle.tsx';
import { useExhibitorQuery } from '#operations/exhibitor.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Facts } from '#ui/Facts.tsx';
import { Fascia } from '#ui/Fascia.tsx';
import { useFormat } from '#ui/format.ts';
import { CountryText, ServiceText } from '#ui/Texts.tsx';
import { ExhibitorProducts } from './ExhibitorProducts.tsx';
import { ExhibitorSkeleton } from './ExhibitorSkeleton.tsx';
import { ExhibitorPictures, RequestCard } from './lazy-sections.ts';

/** An exhibitor: what it shows and where it stands. A listed supplier also has its own page. */
export function ExhibitorPage({ id, number }: { readonly id: string; readonly number: string }) {
  const { data } = useExhibitorQuery({ variables: { id, number } });
  const { t } = useLingui();
  const { text } = useFormat();
  const exhibition = data?.exhibition;
  const exhibitor = exhibition?.exhibitor;
  if (!exhibitor) return <ExhibitorSkeleton />;
  const params = { exhibition: exhibitionParam(exhibition) };
  const { name, countryCode, category, products, stand, supplier } = exhibitor;
  const standName = `${stand.hall}-${stand.number}`;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-5 pt-2 pb-8">
      <div className="grid min-w-0 gap-2">
        <ExhibitionBreadcrumb exhibition={exhibition} here={name}>
          <Link to="/$exhibition/exhibitors" params={params} activeOptions={{ exact: true }}>
            <Trans>Exhibitors</Trans>
          </Link>
        </ExhibitionBreadcrumb>
        <ExhibitionSections exhibition={exhibition} />
      </div>
      <article className="overflow-hidden rounded-md border border-line bg-paper">
        <Fascia country={<CountryText code={countryCode} />} stand={standName}>
          <h1 className="text-xl leading-snug font-semibold md:text-2xl">{name}</h1>
        </Fascia>
        <div className="grid gap-5 p-4 md:grid-cols-[minmax(0,1fr)_auto] md:p-6">
          <div className="grid content-start gap-5">
            <Facts
              facts={[
                { key: 'country', name: t`Country`, value: <CountryText code={countryCode} /> },
                category && {
                  key: 'category',
                  name: t`Category`,
                  value: (
                    <Link
                      to="/$exhibition/exhibitors"
                      params={params}
                      search={{ category: category.id }}
                      className="line-link underline underline-offset-4"
                    >
                      <ServiceText>{category.name}</ServiceText>
                    </Link>
                  ),
                },
                { key: 'products', name: t`On show`, value: text(products.join(' · ')) },
                {
                  key: 'stand',
                  name: t`Stand`,
                  value: (
                    <bdi dir="ltr" className="figures">
                      {standName}
                    </bdi>
                  ),
                },
              ].filter((fact) => fact !== null)}
            />
            <div className="flex flex-wrap gap-2 max-md:*:grow">
              <Link
                to="/$exhibition/hall-plan"
                params={params}
                search={{ hall: stand.hall, stand: standName }}
                className={buttonStyle({ look: 'primary' })}
              >
                <Trans>Show on the plan</Trans>
              </Link>
              <FollowToggle
                kind={supplier ? 'supplier' : 'exhibitor'}
                id={supplier ? supplier.id : exhibitor.id}
                name={name}
                labelled
                size="medium"
              />
              {supplier && <ChatLink supplierId={supplier.id} />}
              {supplier && (
                <Link
                  to="/supplier/{$supplier}.html"
                  params={{ supplier: { slug: supplier.slug, id: supplier.id } }}
                  className={buttonStyle()}
                >
                  <Trans>Products and company profile</Trans>
                </Link>
              )}
              {supplier && (
                <Link
                  to="/expo/$type/view/$cdpId"
                  params={{ type: 'supplier', cdpId: supplier.id }}
                  search={{ exhibition_id: id }}
                  className={buttonStyle()}
                >
                  <Trans>Business card</Trans>
                </Link>
              )}
              {supplier && (
                <Link
                  to="/requestMeeting"
                  search={{ supplier: supplier.id, exhibition_id: id }}
                  className={buttonStyle()}
                >
                  <Trans>Request a meeting</Trans>
                </Link>
              )}
            </div>
            {supplier && <RequestCard supplierId={supplier.id} exhibitionId={id} isLinked />}
          </div>
          <ExhibitorPicture
            exhibitor={exhibitor}
            sizes="240px"
            className={
              exhibitor.logo
                ? 'h-24 w-48 rounded-md max-md:-order-1 md:h-40 md:w-60'
                : 'size-60 rounded-md max-md:hidden'
            }
          />
        </div>
      </article>
      {exhibitor.pictures.length > 0 && <ExhibitorPictures pictures={exhibitor.pictures} />}
      {supplier?.products && supplier.products.nodes.length > 0 && (
        <ExhibitorProducts products={supplier.products.nodes} />
      )}
    </div>
  );
}
