import { lotteryWheel } from '@fairgate/schema/urls/exhibition';
import { expoEdition } from '@fairgate/schema/urls/exhibition-segment';
import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { LotteryDocument, useLotteryQuery } from '#operations/lottery.ts';
import { describePage } from '../../describe-page.ts';
import { loadPage } from '../../load-page.ts';
import { exhibitionCrumbs } from '../exhibition-crumbs.ts';
import { pageHead } from '../../page-head.ts';
import { ExhibitionNotFound } from '../exhibition/ExhibitionNotFound.tsx';
import { ExhibitionSkeleton } from '../exhibition/ExhibitionSkeleton.tsx';
import { LotteryPage } from './LotteryPage.tsx';

/** §2.5 `/expo{websiteEnName}_{exhibitionId}/lotterywheel`; 301 when the id belongs to another site. */
export const Route = createFileRoute('/expo{$expo}/lotterywheel')({
  params: { parse: lotteryWheel.parseParams, stringify: ({ expo }) => ({ expo: expoEdition.format(expo) }) },
  loader: async ({ context, location, params: { expo: asked } }) => {
    const { exhibition } = await loadPage(context, LotteryDocument, { id: asked.exhibitionId }, 'exhibition');
    if (!exhibition?.lottery) throw notFound();
    const { id, name, siteName, picture } = exhibition;
    const expo = { websiteEnName: siteName, exhibitionId: id };
    if (siteName !== asked.websiteEnName)
      throw redirect({
        to: '/expo{$expo}/lotterywheel',
        params: { expo },
        search: location.search,
        statusCode: 301,
        replace: true,
      });
    const path = lotteryWheel.format({ expo });
    return describePage(context, {
      title: context.i18n._(msg`${name}: prize draw`),
      description: context.i18n._(
        msg`Prize draw of ${name}: one spin for each buyer, and everyone can check the results.`,
      ),
      path,
      structured:
        import.meta.env.SSR &&
        (() => exhibitionCrumbs(context, exhibition, [{ name: context.i18n._(msg`Prize draw`), path }])),
      picture: picture?.src,
    });
  },
  head: pageHead,
  component: Page,
  pendingComponent: ExhibitionSkeleton,
  notFoundComponent: ExhibitionNotFound,
});

function Page() {
  const { data } = useLotteryQuery({ variables: { id: Route.useParams().expo.exhibitionId } });
  const exhibition = data?.exhibition;
  if (!exhibition?.lottery) return <ExhibitionSkeleton />;
  return <LotteryPage exhibition={exhibition} lottery={exhibition.lottery} />;
}
