import { verify } from '@fairgate/schema/urls/account';
import { toVerifyNumber } from '@fairgate/schema/verify-number';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { VerifyDocument } from '#operations/verify.ts';
import { loadPage } from '../../load-page.ts';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { breadcrumbData } from '../../structured-data.ts';
import { VerifyPage } from './VerifyPage.tsx';
import { VerifySkeleton } from './VerifySkeleton.tsx';

/** §2.2 `/verify`, with `number` in the query. */
export const Route = createFileRoute('/verify')({
  validateSearch: (search: { number?: unknown }): { number?: string } =>
    typeof search.number === 'string' ? { number: search.number } : {},
  loaderDeps: ({ search: { number } }) => ({
    number: number === undefined ? undefined : toVerifyNumber(number),
  }),
  loader: async ({ context, deps: { number }, location }) => {
    if (number !== undefined) await loadPage(context, VerifyDocument, { number });
    const title = context.i18n._(msg`Verify a certificate or badge`);
    const path = verify.format({});
    return describePage(context, {
      title,
      description: context.i18n._(
        msg`Enter the number of a supplier, certificate or fair badge to see what was checked, when and by whom.`,
      ),
      path,
      // Only the page without a number is indexed.
      hidden: 'number' in location.search,
      structured: import.meta.env.SSR && (() => breadcrumbData(context, [{ name: title, path }])),
    });
  },
  head: pageHead,
  component: VerifyPage,
  pendingComponent: VerifySkeleton,
});
