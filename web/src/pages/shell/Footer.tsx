import { locales } from '@fairgate/schema/locales';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouteContext } from '@tanstack/react-router';
import { renderedOnce } from '#fast/rendered-once.tsx';
import { Mark } from '#ui/Mark.tsx';
import { exactly, usePlace } from './use-place.ts';

const places = [
  '/categories',
  '/search/product',
  '/latest-products.html',
  '/frontpage',
  '/verify',
  '/myBadge',
  '/expo/badge/view',
  '/scanBadge',
  '/customer-service',
  '/about-us.html',
  '/privacy.html',
  '/privacy-policy.html',
  '/sitemap.html',
] as const;

const list = 'grid [&_a]:inline-block [&_a]:py-2 [&_a]:hover:underline';

export function Footer() {
  const { device } = useRouteContext({ from: '__root__' });
  return <FooterOf place={usePlace(places)} isPhone={device === 'phone'} />;
}

/** Laid out only near the viewport: the languages' names make browsers look up fonts for ten scripts. */
const whenNear =
  'when-near [contain-intrinsic-block-size:auto_60rem] md:[contain-intrinsic-block-size:auto_24rem]';

type Props = { readonly place: (typeof places)[number] | undefined; readonly isPhone: boolean };

const FooterOf = renderedOnce('Footer', ({ isPhone }: Props) => {
  const { t } = useLingui();
  return (
    <footer className={`mt-12 border-t border-line bg-surface pb-(--bottom-bar) text-sm ${whenNear}`}>
      <div className="page grid gap-8 py-10 md:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_3fr]">
        <div className="grid content-start gap-3">
          <span className="flex items-center gap-2.5 text-lg font-bold">
            <Mark size={28} /> <Trans id="site.name">Fairgate</Trans>
          </span>
          <p className="max-w-xs text-mute">
            <Trans id="site.description">
              Compare manufacturers and trading companies worldwide by price, minimum order and lead time, and
              see what has been checked at each one.
            </Trans>
          </p>
        </div>
        <nav aria-label={t`Buying`}>
          <ul className={list}>
            <li>
              <Link to="/categories" activeOptions={exactly}>
                <Trans>All categories</Trans>
              </Link>
            </li>
            <li>
              <Link to="/search/product" activeOptions={exactly}>
                <Trans>All products</Trans>
              </Link>
            </li>
            <li>
              <Link to="/latest-products.html" activeOptions={exactly}>
                <Trans>New arrivals</Trans>
              </Link>
            </li>
            <li>
              <Link to="/verify" activeOptions={exactly}>
                <Trans>Verify a certificate or badge</Trans>
              </Link>
            </li>
            <li>
              <Link to={isPhone ? '/myBadge' : '/expo/badge/view'} activeOptions={exactly}>
                <Trans>My badges</Trans>
              </Link>
            </li>
            {isPhone && (
              <li>
                <Link to="/scanBadge" activeOptions={exactly}>
                  <Trans>Check badges</Trans>
                </Link>
              </li>
            )}
            <li>
              <Link to="/frontpage" activeOptions={exactly}>
                <Trans>Trade services</Trans>
              </Link>
            </li>
          </ul>
        </nav>
        <nav aria-label={t`About this site`}>
          <ul className={list}>
            <li>
              <Link to="/customer-service" activeOptions={exactly}>
                <Trans>Help and contact</Trans>
              </Link>
            </li>
            <li>
              <Link to="/about-us.html" activeOptions={exactly}>
                <Trans>About us</Trans>
              </Link>
            </li>
            <li>
              <Link to="/privacy.html" activeOptions={exactly}>
                <Trans>Privacy at a glance</Trans>
              </Link>
            </li>
            <li>
              <Link to="/privacy-policy.html" activeOptions={exactly}>
                <Trans>Privacy policy</Trans>
              </Link>
            </li>
            <li>
              <Link to="/privacy.html" hash="cookies" activeOptions={exactly}>
                <Trans>Cookies</Trans>
              </Link>
            </li>
            <li>
              <Link to="/sitemap.html" activeOptions={exactly}>
                <Trans>Site map</Trans>
              </Link>
            </li>
            <li>
              <a href="/explorer">
                <Trans>For developers: GraphQL explorer</Trans>
              </a>
            </li>
          </ul>
        </nav>
        <nav aria-label={t`Languages`}>
          <ul className="flex flex-wrap gap-x-4 font-system">
            {locales.map(({ code, tag, endonym }) => (
              <li key={code}>
                <a
                  href={`?lang=${code}`}
                  hrefLang={tag}
                  lang={tag}
                  className="inline-block min-w-8 py-2 text-mute hover:text-ink hover:underline"
                >
                  {endonym}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
});
