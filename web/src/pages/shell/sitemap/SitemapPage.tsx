import { toWebsiteEnName } from '@fairgate/schema/urls/site-name';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSitemapQuery } from '#operations/sitemap.ts';
import { useFormat } from '#ui/format.ts';
import { ServiceText } from '#ui/Texts.tsx';
import { PageTop } from '../../PageTop.tsx';
import { SitemapSkeleton } from './SitemapSkeleton.tsx';

export function SitemapPage() {
  const { data } = useSitemapQuery();
  const { country } = useFormat();
  if (!data) return <SitemapSkeleton />;
  const { categories, sites } = data;
  const countries =
    sites?.flatMap(({ countryCode, ...site }) =>
      countryCode === null ? [] : [{ ...site, name: country(countryCode) }],
    ) ?? [];
  return (
    <div className="page grid gap-10 pt-2 pb-8">
      <div className="-mb-4">
        <PageTop title={<Trans>Site map</Trans>} />
      </div>
      <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        <Part title={<Trans>Find products</Trans>}>
          <li>
            <Link to="/">
              <Trans>Home</Trans>
            </Link>
          </li>
          <li>
            <Link to="/search/product">
              <Trans>All products</Trans>
            </Link>
          </li>
          <li>
            <Link to="/search/supplier">
              <Trans>All suppliers</Trans>
            </Link>
          </li>
          <li>
            <Link to="/categories">
              <Trans>All categories</Trans>
            </Link>
          </li>
          <li>
            <Link to="/product_categories.html">
              <Trans>Product categories A–Z</Trans>
            </Link>
          </li>
        </Part>
        <Part title={<Trans>Product lists</Trans>}>
          <li>
            <Link to="/latest-products.html">
              <Trans>New arrivals</Trans>
            </Link>
          </li>
          <li>
            <Link to="/hot/$type" params={{ type: 'product' }}>
              <Trans>Best rated products</Trans>
            </Link>
          </li>
          <li>
            <Link to="/hot/$type" params={{ type: 'small-orders' }}>
              <Trans>Low minimum orders</Trans>
            </Link>
          </li>
          <li>
            <Link to="/hot/$type" params={{ type: 'verified' }}>
              <Trans>Products from verified suppliers</Trans>
            </Link>
          </li>
        </Part>
        <Part title={<Trans>Buy safely</Trans>}>
          <li>
            <Link to="/verify">
              <Trans>Verify a certificate or badge</Trans>
            </Link>
          </li>
          <li>
            <Link to="/rfq">
              <Trans>Request quotes</Trans>
            </Link>
          </li>
          <li>
            <Link to="/frontpage">
              <Trans>Trade services</Trans>
            </Link>
          </li>
          <li>
            <Link to="/customer-service">
              <Trans>Help and contact</Trans>
            </Link>
          </li>
        </Part>
        <Part title={<Trans>About this site</Trans>}>
          <li>
            <Link to="/about-us.html">
              <Trans>About us</Trans>
            </Link>
          </li>
          <li>
            <Link to="/privacy.html">
              <Trans>Privacy at a glance</Trans>
            </Link>
          </li>
          <li>
            <Link to="/privacy-policy.html">
              <Trans>Privacy policy</Trans>
            </Link>
          </li>
          <li>
            <a href="/explorer">
              <Trans>For developers: GraphQL explorer</Trans>
            </a>
          </li>
        </Part>
      </div>
      {categories && (
        <section className="grid gap-4">
          <h2 className="text-xl">
            <Trans>Categories</Trans>
          </h2>
          <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {categories.map(({ id, slug, name, children }) => (
              <Part
                key={id}
                small
                title={
                  <Link
                    to="/category/{$category}.html"
                    params={{ category: { slug, id, pageNo: 1 } }}
                    className="line-link"
                  >
                    <bdi>
                      <ServiceText>{name}</ServiceText>
                    </bdi>
                  </Link>
                }
              >
                {children.map((child) => (
                  <li key={child.id}>
                    <Link
                      to="/category/{$category}.html"
                      params={{ category: { slug: child.slug, id: child.id, pageNo: 1 } }}
                    >
                      <bdi>
                        <ServiceText>{child.name}</ServiceText>
                      </bdi>
                    </Link>
                  </li>
                ))}
              </Part>
            ))}
          </div>
        </section>
      )}
      {countries.length > 0 && (
        <section className="grid gap-4">
          <h2 className="text-xl">
            <Trans>Country sites</Trans>
          </h2>
          <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {countries.map(({ id, deployPath, englishName, name }) => {
              const websiteEnName = toWebsiteEnName(englishName);
              return (
                <li key={id} className="min-w-0 [&_a]:inline-block [&_a]:py-1 [&_a]:hover:underline">
                  {/* Another site has its own home page, which is a full load. */}
                  <a href={`${deployPath}/`} className="font-semibold" suppressHydrationWarning>
                    {name}
                  </a>
                  {websiteEnName && (
                    <span className="block text-sm text-mute">
                      <Link to="/privacy-policy-{$websiteEnName}.html" params={{ websiteEnName }}>
                        <Trans>Privacy policy</Trans>
                      </Link>
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}

function Part({
  title,
  children,
  small = false,
}: {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly small?: boolean;
}) {
  const Heading = small ? 'h3' : 'h2';
  return (
    <section className="grid content-start gap-1">
      <Heading className={small ? 'text-base' : 'text-lg'}>{title}</Heading>
      <ul className="grid [&_a]:inline-block [&_a]:py-1 [&_a]:hover:underline pointer-coarse:[&_a]:py-2.5">
        {children}
      </ul>
    </section>
  );
}
