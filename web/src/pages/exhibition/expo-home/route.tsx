import { expoHome } from '@fairgate/schema/urls/exhibition';
import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ExpoHomeDocument, useExpoHomeQuery } from '#operations/expo-home.ts';
import { Fault } from '#platform/fault.ts';
import { isOnline } from '#platform/online.ts';
import { formatOf } from '#ui/format.ts';
import { describePage } from '../../describe-page.ts';
import { loadPage } from '../../load-page.ts';
import { pageHead } from '../../page-head.ts';
import { breadcrumbData } from '../../structured-data.ts';
import { ExhibitionNotFound } from '../exhibition/ExhibitionNotFound.tsx';
import { ExhibitionSkeleton } from '../exhibition/ExhibitionSkeleton.tsx';
import { ExpoHomePage } from './ExpoHomePage.tsx';

/** §2.5 `/expo{websiteEnName}`, expo home: the exhibitions of a site. */
export const Route = createFileRoute('/expo{$websiteEnName}')({
  params: { parse: expoHome.parseParams, stringify: ({ websiteEnName }) => ({ websiteEnName }) },
  loader: async ({ context, params }) => {
    const { exhibitions } = await loadPage(context, ExpoHomeDocument, {}, 'exhibitions');
    const found = exhibitions?.find(
      ({ siteName }) => siteName.toLowerCase() === params.websiteEnName.toLowerCase(),
    );
    // Without a network the list has only the exhibitions on this device.
    if (!found) throw !import.meta.env.SSR && !isOnline() ? new Fault('NETWORK_ERROR') : notFound();
    const place = formatOf(context.locale).country(found.countryCode);
    const path = expoHome.format({ websiteEnName: found.siteName });
    return describePage(context, {
      title: context.i18n._(msg`Trade fairs in ${place}`),
      description: context.i18n._(
        msg`Trade fairs in ${place}: open now, coming up and past, with dates, venues and exhibitors.`,
      ),
      path,
      structured:
        import.meta.env.SSR &&
        (() => breadcrumbData(context, [{ name: context.i18n._(msg`Trade fairs`), path }])),
    });
  },
  head: pageHead,
  component: Page,
  pendingComponent: ExhibitionSkeleton,
  notFoundComponent: ExhibitionNotFound,
});

function Page() {
  const { websiteEnName } = Route.useParams();
  const { data } = useExpoHomeQuery();
  if (!data?.exhibitions) return <ExhibitionSkeleton />;
  return <ExpoHomePage exhibitions={data.exhibitions} siteName={websiteEnName} />;
}
