import { register } from '@fairgate/schema/urls/account';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SignInProvidersDocument } from '#operations/sign-in-providers.ts';
import { loadPage } from '../../load-page.ts';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { breadcrumbData } from '../../structured-data.ts';
import { SessionPage } from '../SessionPage.tsx';

/** §2.2 `/register`; `callback` is the address to return to (§2.8). */
export const Route = createFileRoute('/register')({
  validateSearch: ({ callback }: { callback?: unknown }): { callback?: string } =>
    typeof callback === 'string' ? { callback } : {},
  loader: async ({ context }) => {
    await loadPage(context, SignInProvidersDocument, {});
    const title = context.i18n._(msg`Join free`);
    const path = register.format({});
    return describePage(context, {
      title,
      path,
      hidden: true,
      structured: import.meta.env.SSR && (() => breadcrumbData(context, [{ name: title, path }])),
    });
  },
  head: pageHead,
  component: RegisterPage,
});

function RegisterPage() {
  return <SessionPage mode="register" callback={Route.useSearch().callback} />;
}
