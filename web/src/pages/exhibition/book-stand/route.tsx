import { bookStand } from '@fairgate/schema/urls/exhibition';
import { exhibitionPath } from '@fairgate/schema/urls/exhibition-segment';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { BookStandDocument, useBookStandQuery } from '#operations/book-stand.ts';
import { loadPage } from '../../load-page.ts';
import { pageHead } from '../../page-head.ts';
import { ExhibitionNotFound } from '../exhibition/ExhibitionNotFound.tsx';
import { ExhibitionSkeleton } from '../exhibition/ExhibitionSkeleton.tsx';
import { BookStandPage } from './BookStandPage.tsx';
import { describeStand } from './describe-stand.ts';

/** §2.5 `/{exhibitionType}{websiteEnName}_{exhibitionId}/book-stand`; 301 when the id belongs to another type or site. */
export const Route = createFileRoute('/$exhibition/book-stand')({
  params: {
    parse: bookStand.parseParams,
    stringify: ({ exhibition }) => ({ exhibition: exhibitionPath.format(exhibition) }),
  },
  loader: async ({ context, location, params: { exhibition: asked } }) => {
    const { exhibition } = await loadPage(
      context,
      BookStandDocument,
      { id: asked.exhibitionId },
      'exhibition',
    );
    if (!exhibition) throw notFound();
    const param = exhibitionParam(exhibition);
    if (param.exhibitionType !== asked.exhibitionType || param.websiteEnName !== asked.websiteEnName)
      throw redirect({
        to: '/$exhibition/book-stand',
        params: { exhibition: param },
        search: location.search,
        statusCode: 301,
        replace: true,
      });
    return describeStand(context, exhibition, bookStand.format({ exhibition: param }));
  },
  head: pageHead,
  component: Page,
  pendingComponent: ExhibitionSkeleton,
  notFoundComponent: ExhibitionNotFound,
});

function Page() {
  const { data } = useBookStandQuery({ variables: { id: Route.useParams().exhibition.exhibitionId } });
  const exhibition = data?.exhibition;
  if (!exhibition) return <ExhibitionSkeleton />;
  return <BookStandPage exhibition={exhibition} />;
}
