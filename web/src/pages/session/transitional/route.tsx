import { transitional } from '@fairgate/schema/urls/account';
import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { readFailure, type FailureSearch } from './failure-search.ts';
import { SignInFailedPage } from './SignInFailedPage.tsx';

/**
 * §2.2 `/transitional`: the return address for LinkedIn, Facebook and Google. The gateway signs the visitor
 * in and redirects; this page explains a failed sign-in.
 */
export const Route = createFileRoute('/transitional')({
  validateSearch: (search: FailureSearch) => search,
  loaderDeps: ({ search: { failed } }) => ({ failed }),
  loader: ({ context, deps }) => {
    // §2.2: without a failure it redirects to the home page.
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
