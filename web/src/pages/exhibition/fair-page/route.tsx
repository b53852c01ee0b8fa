import { fairPage as fairPageAddress } from '@fairgate/schema/urls/exhibition';
import { fairPageSite } from '@fairgate/schema/urls/exhibition-segment';
import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { FairPageDocument, useFairPageQuery } from '#operations/fair-page.ts';
import { formatOf } from '#ui/format.ts';
import { describePage } from '../../describe-page.ts';
import { loadPage } from '../../load-page.ts';
import { exhibitionCrumbs } from '../exhibition-crumbs.ts';
import { pageHead } from '../../page-head.ts';
import { ExhibitionNotFound } from '../exhibition/ExhibitionNotFound.tsx';
import { ExhibitionSkeleton } from '../exhibition/ExhibitionSkeleton.tsx';
import { FairPage } from './FairPage.tsx';
import { floorsToShow } from './floors.ts';

/** §2.5 `/fair{websiteEnName}_{pageId}`, product promotion home. */
export const Route = createFileRoute('/fair{$fair}')({
  params: {
    parse: fairPageAddress.parseParams,
    stringify: ({ fair }) => ({ fair: fairPageSite.format(fair) }),
  },
  loader: async ({ context, params }) => {
    const { fairPage } = await loadPage(context, FairPageDocument, variablesOf(params.fair), 'fairPage');
    if (!fairPage) throw notFound();
    const { pageId, exhibition } = fairPage;
    const { name, siteName, picture } = exhibition;
    const categories = formatOf(context.locale).list(
      floorsToShow(fairPage).map((floor) => floor.category.name),
    );
    const path = fairPageAddress.format({ fair: { websiteEnName: siteName, pageId } });
    return describePage(context, {
      title: context.i18n._(msg`Products at ${name}`),
      description: context.i18n._(msg`Products at ${name}: ${categories}.`),
      path,
      exhibitionId: exhibition.id,
      structured:
        import.meta.env.SSR &&
        (() => exhibitionCrumbs(context, exhibition, [{ name: context.i18n._(msg`Products`), path }])),
      picture: picture?.src,
    });
  },
  head: pageHead,
  component: Page,
  pendingComponent: ExhibitionSkeleton,
  notFoundComponent: ExhibitionNotFound,
});

const variablesOf = ({ websiteEnName, pageId }: { websiteEnName: string; pageId: string }) => ({
  siteName: websiteEnName,
  pageId,
});

function Page() {
  const { data } = useFairPageQuery({ variables: variablesOf(Route.useParams().fair) });
  if (!data?.fairPage) return <ExhibitionSkeleton />;
  return <FairPage page={data.fairPage} />;
}
