import { preRegisterForm } from '@fairgate/schema/urls/exhibition';
import { exhibitionPath } from '@fairgate/schema/urls/exhibition-segment';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { industryOf } from '#features/registration/origin.ts';
import { RegistrationPageDocument, useRegistrationPageQuery } from '#operations/registration-page.ts';
import { loadPage } from '../../load-page.ts';
import { pageHead } from '../../page-head.ts';
import { describeRegistration } from '../registration/describe.ts';
import { ExhibitionNotFound } from '../exhibition/ExhibitionNotFound.tsx';
import { Registration } from '../registration/lazy-sections.ts';
import { RegistrationPage } from '../registration/RegistrationPage.tsx';
import { RegistrationSkeleton } from '../registration/RegistrationSkeleton.tsx';

/** §2.5 `…/pre-register-form`: the same form, to which other sites lead. */
export const Route = createFileRoute('/$exhibition/pre-register-form')({
  params: {
    parse: preRegisterForm.parseParams,
    stringify: ({ exhibition }) => ({ exhibition: exhibitionPath.format(exhibition) }),
  },
  validateSearch: (search: { industryType?: string }) => search,
  loader: async ({ context, params: { exhibition: asked } }) => {
    const [{ exhibition }] = await Promise.all([
      loadPage(context, RegistrationPageDocument, { id: asked.exhibitionId }),
      Registration.preload(),
    ]);
    if (!exhibition) throw notFound();
    return describeRegistration(context, exhibition);
  },
  head: pageHead,
  component: Page,
  pendingComponent: RegistrationSkeleton,
  notFoundComponent: ExhibitionNotFound,
});

function Page() {
  const { exhibition } = Route.useParams();
  const { industryType } = Route.useSearch();
  const { data } = useRegistrationPageQuery({ variables: { id: exhibition.exhibitionId } });
  if (!data?.exhibition) return <RegistrationSkeleton />;
  return (
    <RegistrationPage exhibition={data.exhibition} status="preregister" industry={industryOf(industryType)} />
  );
}
