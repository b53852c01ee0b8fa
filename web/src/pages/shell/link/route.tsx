import { transferLink } from '@fairgate/schema/urls/home';
import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { pageHead } from '../../page-head.ts';
import { LinkPage } from './LinkPage.tsx';
import { whereTo, type Where } from './where.ts';

type Elsewhere = Extract<Where, { kind: 'elsewhere' }>;

/** §2.3 `/link/{transfer}` */
export const Route = createFileRoute('/link/$transfer')({
  params: { parse: transferLink.parseParams, stringify: ({ transfer }) => ({ transfer }) },
  loader: ({ context: { origin }, params: { transfer } }): Elsewhere => {
    const where = whereTo(transfer, origin);
    if (!where) throw notFound();
    if (where.kind === 'here') throw redirect({ href: where.path, statusCode: 302 });
    return where;
  },
  head: ({ match: { context }, params, loaderData }) => (loaderData ? pageHead(context, { title: context.i18n._(msg`You are leaving Fairgate`), path: transferLink.format(params), hidden: true }) : {}),
  component: LinkPage,
});
