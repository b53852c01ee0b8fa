import { scanBadge } from '@fairgate/schema/urls/account';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../page-head.ts';
import { describeAccountPage } from '../../describe-account-page.ts';
import { ScanBadgePage } from './ScanBadgePage.tsx';

/** §2.4 `/scanBadge`, on phones. */
export const Route = createFileRoute('/scanBadge')({
  loader: ({ context }) =>
    describeAccountPage(context, context.i18n._(msg`Check badges`), scanBadge.format({})),
  head: pageHead,
  component: ScanBadgePage,
});
