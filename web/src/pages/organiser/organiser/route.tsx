import { organiserHome } from '@fairgate/schema/urls/organiser';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { describeAccountPage } from '../../describe-account-page.ts';
import { pageHead } from '../../page-head.ts';
import { OrganiserPage } from './OrganiserPage.tsx';

/** `/organiser`: an organiser's exhibitions. The page is rendered without a viewer. */
export const Route = createFileRoute('/organiser')({
  loader: ({ context }) =>
    describeAccountPage(context, context.i18n._(msg`Your trade fairs`), organiserHome.format({})),
  head: pageHead,
  component: OrganiserPage,
});
