import { transitional } from '@fairgate/schema/urls/account';
import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { readFailure, type FailureSearch } from './failure-search.ts';
import { SignInFailedPage } from './SignInFailedPage.tsx';

/**
 * §2.2 `/transitional`: where a browser comes back to from LinkedIn, Facebook or Google. The gateway signs in and leads on; this
 * page is for those whom it could not sign in, and says why.
 */
export const Route = createFileRoute('/transitional')({
  validateSearch: (search: FailureSearch) => search,
  loaderDeps: ({ search: { failed } }) => ({ failed }),
  loader: ({ context, deps }) => {
    // §2.2: nothing went wrong, and the home page is where one lands.
    if (!readFailure(deps).failure) throw redirect({ to: '/', replace: true });
    return describePage(context, {
      title: context.i18n._(msg`You’re not logged in`),
      path: transitional.format({}),
      hidden: true,
    });
  },
  head: pageHead,
  component: SignInFailedPage,
});
