import { sitemap } from '@fairgate/schema/urls/home';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SitemapDocument } from '#operations/sitemap.ts';
import { loadPage } from '../../load-page.ts';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { breadcrumbData } from '../../structured-data.ts';
import { SitemapPage } from './SitemapPage.tsx';
import { SitemapSkeleton } from './SitemapSkeleton.tsx';

/** §2.3 `/sitemap.html` */
export const Route = createFileRoute('/sitemap.html')({
  loader: async ({ context }) => {
    await loadPage(context, SitemapDocument, {});
    const title = context.i18n._(msg`Site map`);
    const path = sitemap.format({});
    return describePage(context, {
      title,
      description: context.i18n._(msg`All pages and categories, plus country sites.`),
      path,
      structured: import.meta.env.SSR && (() => breadcrumbData(context, [{ name: title, path }])),
    });
  },
  head: pageHead,
  component: SitemapPage,
  pendingComponent: SitemapSkeleton,
});
