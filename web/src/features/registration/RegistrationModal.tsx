import { useRouteContext, useRouterState } from '@tanstack/react-router';
import { type ComponentProps, useEffect, useState } from 'react';
import { RegistrationModalDocument, useRegistrationModalQuery } from '#operations/registration-modal.ts';
import { Fault } from '#platform/fault.ts';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { closeModals } from '#ui/modal/open-modal.ts';
import { Registration } from './Registration.tsx';

type Props = Omit<ComponentProps<typeof Registration>, 'exhibition'> & { readonly exhibitionId: string };

/** The content of the pre-registration modal. */
export function RegistrationModal({ exhibitionId, ...parts }: Props) {
  const { data, error } = useRegistrationModalQuery({ variables: { id: exhibitionId } });
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const [openedAt] = useState(pathname);
  // “View your badge” leads to another page, which must not open behind the modal.
  useEffect(() => {
    if (pathname !== openedAt) closeModals();
  }, [pathname, openedAt]);
  const { apollo } = useRouteContext({ from: '__root__' });
  // A guest's page loads its data client late (#fast/light-client.ts), but here somebody waits for the form.
  useEffect(() => {
    apollo
      .query({ query: RegistrationModalDocument, variables: { id: exhibitionId } })
      // The hook reports it.
      .catch(() => undefined);
  }, [apollo, exhibitionId]);
  if (data?.exhibition) return <Registration exhibition={data.exhibition} {...parts} />;
  return error ? <ErrorOfOperation error={Fault.from(error)} /> : <LoadingIndicator />;
}
