import { exhibitor, exhibitors } from '@fairgate/schema/urls/exhibition';
import { exhibitionPath } from '@fairgate/schema/urls/exhibition-segment';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { msg } from '@lingui/core/macro';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { ExhibitorDocument } from '#operations/exhibitor.ts';
import { formatOf } from '#ui/format.ts';
import { describePage } from '../../describe-page.ts';
import { loadPage } from '../../load-page.ts';
import { exhibitionCrumbs } from '../exhibition-crumbs.ts';
import { pageHead } from '../../page-head.ts';
import { ExhibitionNotFound } from '../exhibition/ExhibitionNotFound.tsx';
import { ExhibitorPage } from './ExhibitorPage.tsx';
import { ExhibitorSkeleton } from './ExhibitorSkeleton.tsx';
import { ExhibitorPictures, RequestCard } from './lazy-sections.ts';

/** `/{exhibitionType}{websiteEnName}_{exhibitionId}/exhibitors/{number}`: an exhibitor, who may not be a listed supplier. */
export const Route = createFileRoute('/$exhibition/exhibitors/$exhibitor')({
  params: {
    parse: exhibitor.parseParams,
    stringify: ({ exhibition, exhibitor: number }) => ({
      exhibition: exhibitionPath.format(exhibition),
      exhibitor: number,
    }),
  },
  loader: async ({ context, location, params: { exhibition: asked, exhibitor: number } }) => {
    const { exhibition } = await loadPage(context, ExhibitorDocument, { id: asked.exhibitionId, number });
    if (!exhibition?.exhibitor) throw notFound();
    await Promise.all([
      exhibition.exhibitor.pictures.length > 0 && ExhibitorPictures.preload(),
      exhibition.exhibitor.supplier && RequestCard.preload(),
    ]);
    const param = exhibitionParam(exhibition);
    if (param.exhibitionType !== asked.exhibitionType || param.websiteEnName !== asked.websiteEnName)
      throw redirect({
        to: '/$exhibition/exhibitors/$exhibitor',
        params: { exhibition: param, exhibitor: number },
        search: location.search,
        statusCode: 301,
        replace: true,
      });
    const { name, exhibitor: company } = exhibition;
    const { list } = formatOf(context.locale);
    const stand = `${company.stand.hall}-${company.stand.number}`;
    const products = list(company.products);
    const companyName = company.name;
    const path = exhibitor.format({ exhibition: param, exhibitor: number });
    return describePage(context, {
      title: context.i18n._(msg`${companyName} at ${name}, stand ${stand}`),
      description: context.i18n._(
        msg`${companyName} exhibits at ${name}, stand ${stand}. On show: ${products}.`,
      ),
      path,
      structured:
        import.meta.env.SSR &&
        (() =>
          exhibitionCrumbs(context, exhibition, [
            { name: context.i18n._(msg`Exhibitors`), path: exhibitors.format({ exhibition: param }) },
            { name: companyName, path },
          ])),
    });
  },
  head: pageHead,
  component: Page,
  pendingComponent: ExhibitorSkeleton,
  notFoundComponent: ExhibitionNotFound,
});

function Page() {
  const { exhibition, exhibitor: number } = Route.useParams();
  return <ExhibitorPage id={exhibition.exhibitionId} number={number} />;
}
