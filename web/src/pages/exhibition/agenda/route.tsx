import { agenda } from '@fairgate/schema/urls/exhibition';
import { exhibitionPath } from '@fairgate/schema/urls/exhibition-segment';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { msg } from '@lingui/core/macro';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { AgendaDocument } from '#operations/agenda.ts';
import { Fault } from '#platform/fault.ts';
import { describePage } from '../../describe-page.ts';
import { loadPage } from '../../load-page.ts';
import { exhibitionCrumbs } from '../exhibition-crumbs.ts';
import { pageHead } from '../../page-head.ts';
import { ExhibitionNotFound } from '../exhibition/ExhibitionNotFound.tsx';
import { AgendaPage } from './AgendaPage.tsx';
import { AgendaSkeleton } from './AgendaSkeleton.tsx';

type AgendaSearch = {
  /** A day of the fair, '2026-11-21'. */
  readonly day?: string | undefined;
};

/** `/{exhibitionType}{websiteEnName}_{exhibitionId}/agenda`: the sessions of an exhibition by day. */
export const Route = createFileRoute('/$exhibition/agenda')({
  params: {
    parse: agenda.parseParams,
    stringify: ({ exhibition }) => ({ exhibition: exhibitionPath.format(exhibition) }),
  },
  validateSearch: (search: AgendaSearch) => search,
  loader: async ({ context, location, params: { exhibition: asked } }) => {
    const { exhibition } = await loadPage(
      context,
      AgendaDocument,
      { id: asked.exhibitionId },
      (data) => data.exhibition?.sessions,
    );
    if (!exhibition) throw notFound();
    if (!exhibition.sessions) throw new Fault('SERVER_ERROR');
    const param = exhibitionParam(exhibition);
    if (param.exhibitionType !== asked.exhibitionType || param.websiteEnName !== asked.websiteEnName)
      throw redirect({
        to: '/$exhibition/agenda',
        params: { exhibition: param },
        search: location.search,
        statusCode: 301,
        replace: true,
      });
    const { name } = exhibition;
    const path = agenda.format({ exhibition: param });
    return describePage(context, {
      title: context.i18n._(msg`Agenda of ${name}`),
      description: context.i18n._(msg`The sessions of ${name} by day, with times, places and speakers.`),
      path,
      structured:
        import.meta.env.SSR &&
        (() => exhibitionCrumbs(context, exhibition, [{ name: context.i18n._(msg`Agenda`), path }])),
    });
  },
  head: pageHead,
  component: Page,
  pendingComponent: AgendaSkeleton,
  notFoundComponent: ExhibitionNotFound,
});

function Page() {
  const { renderedAt } = Route.useRouteContext();
  const { day } = Route.useSearch();
  return <AgendaPage id={Route.useParams().exhibition.exhibitionId} day={day} renderedAt={renderedAt} />;
}
