import { Trans } from '@lingui/react/macro';
import { type ReactNode } from 'react';
import type { ProductCardFragment } from '#graphql';
import { CartOfferPart } from '#features/cart/CartOfferPart.tsx';
import { CompareTray } from '#features/compare/CompareTray.tsx';
import { InstallOffer } from '#features/install/InstallOffer.tsx';
import { UpdateNote } from '#features/install/UpdateNote.tsx';
import { CardActionsContext } from '#features/product-card/CardActions.tsx';
import { lazySection } from '#ui/lazy-section.tsx';
import { ModalHost } from '#ui/modal/ModalHost.tsx';
import { ToastHost } from '#ui/toast/ToastHost.tsx';
import { inBackground } from '#ui/on-demand.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Header } from './Header.tsx';
import { LoginHost } from './LoginHost.tsx';
import { MissingTexts } from './MissingTexts.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { PageProgress } from './PageProgress.tsx';
import { PageViews } from './PageViews.tsx';

/** Its links work without its code. */
const Footer = lazySection(() => import('./Footer.tsx').then((module) => module.Footer));
const CardButtons = inBackground(() => import('./CardButtons.tsx').then((module) => module.CardButtons));
const CardCartButton = inBackground(() =>
  import('#features/cart/CartToggle.tsx').then((module) => module.CartToggle),
);
const cardActions = (product: ProductCardFragment, place: 'picture' | 'price') =>
  place === 'price' ? (
    <CardCartButton productId={product.id} name={product.name} minimumOrder={product.minimumOrder} />
  ) : (
    <CardButtons product={product} />
  );

export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed start-2 -top-px z-60 -translate-y-full rounded-md bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
      >
        <Trans>Skip to content</Trans>
      </a>
      <PageProgress />
      <Header />
      <OfflineNote />
      <main id="main" tabIndex={-1} className="flex-1 outline-none has-[>[aria-busy]]:min-h-dvh">
        <CardActionsContext value={cardActions}>{children}</CardActionsContext>
      </main>
      <Footer />
      <CompareTray />
      <BottomBar />
      <InstallOffer />
      <CartOfferPart />
      <UpdateNote />
      <ToastHost />
      <ModalHost />
      <LoginHost />
      <MissingTexts />
      <PageViews />
    </div>
  );
}
