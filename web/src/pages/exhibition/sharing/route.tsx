import { sharingEvents } from '@fairgate/schema/urls/exhibition';
import { exhibitionPath } from '@fairgate/schema/urls/exhibition-segment';
import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { SharingDocument, useSharingQuery } from '#operations/sharing.ts';
import { describePage } from '../../describe-page.ts';
import { loadPage } from '../../load-page.ts';
import { exhibitionCrumbs } from '../exhibition-crumbs.ts';
import { pageHead } from '../../page-head.ts';
import { ExhibitionNotFound } from '../exhibition/ExhibitionNotFound.tsx';
import { ExhibitionSkeleton } from '../exhibition/ExhibitionSkeleton.tsx';
import { SharingPage } from './SharingPage.tsx';

/** §2.5 `{exhibitionType}{websiteEnName}_{exhibitionId}/sharing-events`, prize confirmation; 301 as the exhibition's home. */
export const Route = createFileRoute('/$exhibition/sharing-events')({
  params: {
    parse: sharingEvents.parseParams,
    stringify: ({ exhibition }) => ({ exhibition: exhibitionPath.format(exhibition) }),
  },
  loader: async ({ context, location, params: { exhibition: asked } }) => {
    const { exhibition } = await loadPage(context, SharingDocument, { id: asked.exhibitionId }, 'exhibition');
    if (!exhibition?.sharing) throw notFound();
    const param = exhibitionParam(exhibition);
    if (param.exhibitionType !== asked.exhibitionType || param.websiteEnName !== asked.websiteEnName)
      throw redirect({
        to: '/$exhibition/sharing-events',
        params: { exhibition: param },
        search: location.search,
        statusCode: 301,
        replace: true,
      });
    const { name, picture } = exhibition;
    const path = sharingEvents.format({ exhibition: param });
    return describePage(context, {
      title: context.i18n._(msg`Share ${name} and win`),
      description: context.i18n._(
        msg`Invite friends to ${name}: when they pre-register through your link, you win prizes.`,
      ),
      path,
      structured:
        import.meta.env.SSR &&
        (() => exhibitionCrumbs(context, exhibition, [{ name: context.i18n._(msg`Share and win`), path }])),
      picture: picture?.src,
    });
  },
  head: pageHead,
  component: Page,
  pendingComponent: ExhibitionSkeleton,
  notFoundComponent: ExhibitionNotFound,
});

function Page() {
  const { data } = useSharingQuery({ variables: { id: Route.useParams().exhibition.exhibitionId } });
  const exhibition = data?.exhibition;
  if (!exhibition?.sharing) return <ExhibitionSkeleton />;
  return <SharingPage exhibition={exhibition} sharing={exhibition.sharing} />;
}
