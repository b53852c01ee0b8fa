import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useCanGoBack, useHydrated, useRouteContext, useRouter } from '@tanstack/react-router';
import { ArrowLeft, LayoutGrid } from '#ui/icons.tsx';
import { AccountEntry } from '#features/account-menu/AccountEntry.tsx';
import { CartLink } from '#features/cart/CartLink.tsx';
import { LanguageSwitch } from '#features/language/LanguageSwitch.tsx';
import { SearchBox } from '#features/search/SearchBox.tsx';
import { useMode } from '#platform/mode.ts';
import { navigateNatively } from '#platform/native-bridge.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { renderedOnce } from '#fast/rendered-once.tsx';
import { Mark } from '#ui/Mark.tsx';
import { exactly, usePlace } from './use-place.ts';

const places = ['/', '/categories'] as const;

/**
 * 80 px high on a desktop, 44 px on a phone (§2.8); the search box is always visible. On a desktop the header asks its own width in
 * letters: with large text it leaves out what other pages and panels have, so that the search keeps its place.
 */
export function Header() {
  const { t } = useLingui();
  const { locale, switchLanguage } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const mode = useMode();
  const hydrated = useHydrated();
  const hasHistory = useCanGoBack();
  // The server has no history; a reloaded page has one. In the native app a screen precedes the first page, and no
  // device has another button that leads back to it.
  const canGoBack = (hydrated && hasHistory) || mode !== 'web';
  return (
    <header className="@container relative z-30 h-(--header) tall:sticky tall:top-0 border-b border-line bg-paper">
      <div className="page flex h-full items-center gap-2 max-md:gap-[8px] max-md:ps-[4px] max-md:pe-0 md:gap-5 md:@max-[36rem]:gap-2 md:@max-[26rem]:gap-[8px] md:@max-[26rem]:px-[12px]">
        {canGoBack && (
          <IconButton
            icon={ArrowLeft}
            label={t`Back`}
            className="md:in-data-[mode=web]:hidden [&_svg]:mirror"
            onClick={() => {
              if (!navigateNatively('goBack')) router.history.back();
            }}
          />
        )}
        <HeaderLinks place={usePlace(places)} canGoBack={canGoBack} />
        <div className="min-w-0 flex-1 md:max-w-3xl">
          <SearchBox />
        </div>
        <div className="md:ms-auto">
          <LanguageSwitch current={locale} onSwitch={switchLanguage} />
        </div>
        <CartLink />
        <AccountEntry place="header" />
      </div>
    </header>
  );
}

const HeaderLinks = renderedOnce(
  'HeaderLinks',
  ({ canGoBack }: { readonly place: (typeof places)[number] | undefined; readonly canGoBack: boolean }) => {
    const { t } = useLingui();
    // A site can have its own name; the label begins with the visible text.
    const siteName = t({ id: 'site.name', message: 'Fairgate' });
    return (
      <>
        <Link
          to="/"
          activeOptions={exactly}
          aria-label={t`${siteName} home page`}
          className={`flex h-11 items-center gap-2.5 max-md:px-[8px] ${canGoBack ? 'max-md:hidden' : ''}`}
        >
          <Mark size={30} />
          <span className="text-xl font-bold tracking-tight max-md:hidden @max-[36rem]:hidden">
            <Trans id="site.name">Fairgate</Trans>
          </span>
        </Link>
        <Link
          to="/categories"
          activeOptions={exactly}
          className="flex h-11 items-center gap-2 rounded-md px-3 font-semibold whitespace-nowrap hover:bg-surface @max-[63rem]:hidden"
        >
          <LayoutGrid aria-hidden size={20} /> <Trans>Categories</Trans>
        </Link>
      </>
    );
  },
);
