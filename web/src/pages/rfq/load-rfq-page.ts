import { RfqPageDocument } from '#operations/rfq-page.ts';
import type { RouterContext } from '#platform/router-context.ts';
import { describePage } from '../describe-page.ts';
import { loadPage } from '../load-page.ts';
import { breadcrumbData } from '../structured-data.ts';

type Page = {
  readonly title: string;
  readonly description?: string;
  readonly path: string;
  /** Reached from mails only. */
  readonly hidden?: boolean;
};

/** The loader of a page with an RFQ form. */
export async function loadRfqPage(context: RouterContext, { title, path, ...rest }: Page) {
  await loadPage(context, RfqPageDocument, {}, 'rfqOptions');
  return describePage(context, {
    ...rest,
    title,
    path,
    structured: import.meta.env.SSR && (() => breadcrumbData(context, [{ name: title, path }])),
  });
}
