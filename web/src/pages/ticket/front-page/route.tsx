import { frontPage } from '@fairgate/schema/urls/home';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { FrontPageDocument } from '#operations/front-page.ts';
import { loadPage } from '../../load-page.ts';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { breadcrumbData } from '../../structured-data.ts';
import { FrontPage } from './FrontPage.tsx';
import { FrontPageSkeleton } from './FrontPageSkeleton.tsx';

/** §2.2 `/frontpage`: the trade services; `service` chooses one to enquire about. */
export const Route = createFileRoute('/frontpage')({
  validateSearch: ({ service }: { service?: unknown }): { service?: string } =>
    typeof service === 'string' ? { service } : {},
  loader: async ({ context }) => {
    const { tradeServices } = await loadPage(context, FrontPageDocument, {}, 'tradeServices');
    const name = context.i18n._(msg`Trade services`);
    const path = frontPage.format({});
    return describePage(context, {
      title: name,
      description: context.i18n._(
        msg`We handle what’s hard to do remotely. Asking is free, and we quote a price before we start.`,
      ),
      path,
      structured:
        import.meta.env.SSR &&
        (() => [
          breadcrumbData(context, [{ name, path }]),
          {
            '@type': 'ItemList',
            itemListElement: (tradeServices ?? []).map(({ title, text }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              item: { '@type': 'Service', name: title, description: text },
            })),
          },
        ]),
    });
  },
  head: pageHead,
  component: FrontPage,
  pendingComponent: FrontPageSkeleton,
});
