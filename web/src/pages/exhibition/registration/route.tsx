import { preRegisterStatus } from '@fairgate/schema/urls/exhibition';
import { exhibitionPath, registrationStatus } from '@fairgate/schema/urls/exhibition-segment';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { industryOf } from '#features/registration/origin.ts';
import { RegistrationPageDocument, useRegistrationPageQuery } from '#operations/registration-page.ts';
import { isLastSegment } from '../../last-segment.ts';
import { loadPage } from '../../load-page.ts';
import { pageHead } from '../../page-head.ts';
import { describeRegistration } from './describe.ts';
import { ExhibitionNotFound } from '../exhibition/ExhibitionNotFound.tsx';
import { Registration } from './lazy-sections.ts';
import { RegistrationPage } from './RegistrationPage.tsx';
import { RegistrationSkeleton } from './RegistrationSkeleton.tsx';

/** §2.5 pre-registration status pages; 301 from the misspelt status, and when the id belongs to another type or site. */
export const Route = createFileRoute('/$exhibition/$status')({
  params: {
    parse: preRegisterStatus.parseParams,
    stringify: ({ exhibition, status }) => ({
      exhibition: exhibitionPath.format(exhibition),
      status: registrationStatus.format(status),
    }),
  },
  validateSearch: (search: { industryType?: string }) => search,
  loader: async ({ context, location, params: { exhibition: asked, status } }) => {
    const [{ exhibition }] = await Promise.all([
      loadPage(context, RegistrationPageDocument, { id: asked.exhibitionId }),
      Registration.preload(),
    ]);
    if (!exhibition) throw notFound();
    const param = exhibitionParam(exhibition);
    if (
      param.exhibitionType !== asked.exhibitionType ||
      param.websiteEnName !== asked.websiteEnName ||
      !isLastSegment(location.pathname, status)
    )
      throw redirect({
        to: '/$exhibition/$status',
        params: { exhibition: param, status },
        search: location.search,
        statusCode: 301,
        replace: true,
      });
    return describeRegistration(context, exhibition);
  },
  head: pageHead,
  component: Page,
  pendingComponent: RegistrationSkeleton,
  notFoundComponent: ExhibitionNotFound,
});

function Page() {
  const { exhibition, status } = Route.useParams();
  const { industryType } = Route.useSearch();
  const { data } = useRegistrationPageQuery({ variables: { id: exhibition.exhibitionId } });
  if (!data?.exhibition) return <RegistrationSkeleton />;
  return (
    <RegistrationPage exhibition={data.exhibition} status={status} industry={industryOf(industryType)} />
  );
}
