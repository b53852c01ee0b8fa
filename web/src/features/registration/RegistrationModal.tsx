import { useRegistrationModalQuery } from '#operations/registration-modal.ts';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { Registration } from './Registration.tsx';

/** The content of the pre-registration modal. */
export function RegistrationModal({ exhibitionId }: { readonly exhibitionId: string }) {
  const { data, error } = useRegistrationModalQuery({ variables: { id: exhibitionId } });
  if (data?.exhibition) return <Registration exhibition={data.exhibition} />;
  return error ? <ErrorOfOperation error={{ code: 'NETWORK_ERROR' }} /> : <LoadingIndicator />;
}
