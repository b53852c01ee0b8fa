import { badgeView } from '@fairgate/schema/urls/exhibition';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../page-head.ts';
import { badgeToken } from '../badge-token.ts';
import { describeAccountPage } from '../../describe-account-page.ts';
import { BadgeViewPage } from './BadgeViewPage.tsx';

/** §2.5 `/expo/badge/view`; a mailed link has `badge_token`. */
export const Route = createFileRoute('/expo/badge/view')({
  validateSearch: badgeToken,
  loader: ({ context }) => describeAccountPage(context, context.i18n._(msg`My badges`), badgeView.format({})),
  head: pageHead,
  component: BadgeViewPage,
});
