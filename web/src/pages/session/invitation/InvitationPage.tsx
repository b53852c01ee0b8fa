import { Trans } from '@lingui/react/macro';
import { getRouteApi, useHydrated } from '@tanstack/react-router';
import { ErrorAlert } from '#ui/ErrorAlert.tsx';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { NarrowPage } from '../../NarrowPage.tsx';
import { useLink } from '../../use-link.ts';
import { InvitationByLink } from './InvitationByLink.tsx';
import { InvitationSkeleton } from './InvitationSkeleton.tsx';

const route = getRouteApi('/supplier-invitation');

/** A person whom our team has invited chooses a password, and is then logged in for the supplier. */
export function InvitationPage() {
  const hydrated = useHydrated();
  const { link } = useLink(route.useSearch().invite_token);
  return (
    <NarrowPage title={<Trans>Your supplier account</Trans>}>
      {!hydrated ? (
        <InvitationSkeleton />
      ) : link === undefined ? (
        <NotALink />
      ) : (
        <InvitationByLink key={link} link={link} used={<NotALink />} />
      )}
    </NarrowPage>
  );
}

function NotALink() {
  return (
    <div className="grid gap-4">
      <ErrorAlert>
        <ErrorMessage code="RESET_LINK_INVALID" />
      </ErrorAlert>
      <p>
        <Trans>Please ask our team for a new invitation.</Trans>
      </p>
    </div>
  );
}
