import { login } from '@fairgate/schema/urls/account';
import { readLoginQuery } from '@fairgate/schema/urls/login-address';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SignInProvidersDocument } from '#operations/sign-in-providers.ts';
import { loadPage } from '../../load-page.ts';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { breadcrumbData } from '../../structured-data.ts';
import { SessionPage } from '../SessionPage.tsx';
import { SupplierLoginPage } from './SupplierLoginPage.tsx';

/**
 * §2.2 `/login`; `callback` is the address to return to (§2.8). With `as=supplier` it is the login of
 * suppliers (§6).
 */
export const Route = createFileRoute('/login')({
  validateSearch: readLoginQuery,
  loaderDeps: ({ search: { as } }) => ({ as }),
  loader: async ({ context, deps }) => {
    const ofSuppliers = deps.as === 'supplier';
    if (!ofSuppliers) await loadPage(context, SignInProvidersDocument, {});
    const title = ofSuppliers ? context.i18n._(msg`Log in as a supplier`) : context.i18n._(msg`Log in`);
    const path = login.format({});
    return describePage(context, {
      title,
      path,
      hidden: true,
      structured: import.meta.env.SSR && (() => breadcrumbData(context, [{ name: title, path }])),
    });
  },
  head: pageHead,
  component: LoginPage,
});

function LoginPage() {
  const { callback, as } = Route.useSearch();
  return as === 'supplier' ? <SupplierLoginPage /> : <SessionPage mode="login" callback={callback} />;
}
