import { badgeDownload } from '@fairgate/schema/urls/exhibition';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../page-head.ts';
import { badgeToken } from '../badge-token.ts';
import { describeAccountPage } from '../../describe-account-page.ts';
import { BadgeDownloadPage } from './BadgeDownloadPage.tsx';

/** §2.5 `/expo/badge/download`, outside production mode only. */
export const Route = createFileRoute('/expo/badge/download')({
  validateSearch: badgeToken,
  loader: ({ context }) =>
    describeAccountPage(context, context.i18n._(msg`Download your badge`), badgeDownload.format({})),
  head: pageHead,
  component: BadgeDownloadPage,
});
