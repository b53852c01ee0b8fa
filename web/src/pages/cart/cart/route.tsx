import { cart } from '@fairgate/schema/urls/cart';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { breadcrumbData } from '../../structured-data.ts';
import { CartPage } from './CartPage.tsx';

type Search = {
  /** The token of another site, with products that it proposes. */
  readonly cart_token?: string;
};

/** §2.2 `/cart`: the products that a person collects to enquire about, of guests and buyers. */
export const Route = createFileRoute('/cart')({
  validateSearch: ({ cart_token }: { cart_token?: unknown }): Search =>
    typeof cart_token === 'string' && cart_token !== '' ? { cart_token } : {},
  loader: ({ context }) => {
    const title = context.i18n._(msg`Enquiry cart`);
    const path = cart.format({});
    return describePage(context, {
      title,
      path,
      hidden: true,
      structured: import.meta.env.SSR && (() => breadcrumbData(context, [{ name: title, path }])),
    });
  },
  head: pageHead,
  component: CartPage,
});
