import { organiserHome } from '@fairgate/schema/urls/organiser';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { breadcrumbData } from '../../structured-data.ts';
import { OrganiserPage } from './OrganiserPage.tsx';

/** `/organiser`: an organiser's exhibitions. The page is rendered without a viewer. */
export const Route = createFileRoute('/organiser')({
  loader: ({ context }) =>
    describePage(context, {
      title: context.i18n._(msg`Your trade fairs`),
      path: organiserHome.format({}),
      hidden: true,
      structured:
        import.meta.env.SSR &&
        (() =>
          breadcrumbData(context, [
            { name: context.i18n._(msg`Your trade fairs`), path: organiserHome.format({}) },
          ])),
    }),
  head: pageHead,
  component: OrganiserPage,
});
