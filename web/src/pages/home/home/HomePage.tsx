import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ExhibitionTicket } from '#features/exhibition/ExhibitionTicket.tsx';
import { ProductCards } from '#features/product-card/ProductCards.tsx';
import { ProductGrid } from '#features/product-card/ProductGrid.tsx';
import { useHomeQuery } from '#operations/home.ts';
import { useFormat } from '#ui/format.ts';
import { Section } from '#ui/Section.tsx';
import { RecentlySeen } from '../../RecentlySeen.tsx';
import { BannerGrid } from './BannerGrid.tsx';
import { CategoryRail } from './CategoryRail.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { CountryNote } from './CountryNote.tsx';
import { exhibitionsFor, homeVariables } from './home-variables.ts';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { usePromoPopup } from './use-promo-popup.ts';
import { WhatIsChecked } from './WhatIsChecked.tsx';

const route = getRouteApi('/');

/** The newest products whose pictures are in a phone's first viewport. */
const eagerCount = 4;

/**
 * §2.2 `/`: the home page for guests and buyers, of the international site or a country's. Products come
 * first, facts about us last.
 */
export function HomePage() {
  const { site, userKind, apollo } = route.useRouteContext();
  const { country } = useFormat();
  const { data } = useHomeQuery({ variables: homeVariables(site) });
  usePromoPopup(
    userKind === 'global' ? (data?.recommendedExhibitions ?? undefined) : undefined,
    data?.promoPopup,
    apollo,
  );
  if (!data) return <HomeSkeleton />;
  const { banners, categories, newest, bestRated, local, recommendedExhibitions } = data;
  const exhibitions = recommendedExhibitions && exhibitionsFor(recommendedExhibitions, site);
  const place = site.countryCode === null ? '' : country(site.countryCode);
  return (
    <div className="page grid gap-10 pt-3 md:gap-14 md:pt-6">
      <h1 className="sr-only">
        <Trans>Products from manufacturers and trading companies</Trans>
      </h1>
      {site.countryCode !== null && (
        <div className="-mb-6 md:-mb-8">
          <CountryNote site={site} />
        </div>
      )}
      <div className="grid gap-4 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-6">
        {categories && <CategoryRail categories={categories} />}
        {banners && <BannerGrid banners={banners} />}
      </div>
      {local && local.nodes.length > 0 && (
        <Section
          isLong
          title={
            <span suppressHydrationWarning>
              <Trans>Products from {place}</Trans>
            </span>
          }
          more={
            <Link to="/search/product" search={{ country: site.countryCode ?? undefined }}>
              <Trans>See all</Trans>
            </Link>
          }
        >
          <ProductGrid short>
            <ProductCards products={local.nodes} />
          </ProductGrid>
        </Section>
      )}
      {newest && (
        <Section
          isLong
          title={<Trans>New this week</Trans>}
          more={
            <Link to="/search/product" search={{ sort: 'newest' }}>
              <Trans>See all</Trans>
            </Link>
          }
        >
          <ProductGrid short>
            <ProductCards products={newest.nodes} eagerCount={eagerCount} />
          </ProductGrid>
        </Section>
      )}
      {categories && (
        <Section
          title={<Trans>Browse by category</Trans>}
          more={
            <Link to="/categories">
              <Trans>All categories</Trans>
            </Link>
          }
        >
          <CategoryTiles categories={categories} />
        </Section>
      )}
      {exhibitions && exhibitions.length > 0 && (
        <Section title={<Trans>Trade fairs</Trans>}>
          <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {exhibitions.map((exhibition) => (
              <ExhibitionTicket key={exhibition.id} exhibition={exhibition} />
            ))}
          </div>
        </Section>
      )}
      {bestRated && (
        <Section
          isLong
          title={<Trans>Best rated by buyers</Trans>}
          more={
            <Link to="/search/product" search={{ sort: 'rating' }}>
              <Trans>See all</Trans>
            </Link>
          }
        >
          <ProductGrid short>
            <ProductCards products={bestRated.nodes} />
          </ProductGrid>
        </Section>
      )}
      <RecentlySeen />
      <WhatIsChecked />
    </div>
  );
}
