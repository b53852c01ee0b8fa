import { transferLink } from '@fairgate/schema/urls/home';
import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { describePage } from '../../describe-page.ts';
import { pageHead, type PageHead } from '../../page-head.ts';
import { LinkPage } from './LinkPage.tsx';
import { parseTransfer, type LinkTarget } from './link-target.ts';

type Elsewhere = Extract<LinkTarget, { kind: 'elsewhere' }>;

/** §2.3 `/link/{transfer}` */
export const Route = createFileRoute('/link/$transfer')({
  params: { parse: transferLink.parseParams, stringify: ({ transfer }) => ({ transfer }) },
  loader: ({ context, params }): Elsewhere & { head: PageHead } => {
    const where = parseTransfer(params.transfer, context.origin);
    if (!where) throw notFound();
    if (where.kind === 'here') throw redirect({ href: where.path, statusCode: 302 });
    return {
      ...where,
      ...describePage(context, {
        title: context.i18n._(msg`You are leaving Fairgate`),
        path: transferLink.format(params),
        hidden: true,
      }),
    };
  },
  head: pageHead,
  component: LinkPage,
});
