import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PrivatePage } from '#features/private-page/PrivatePage.tsx';
import { privatePart } from '#features/private-page/private-part.tsx';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Check } from '#ui/icons.tsx';
import { PageTop } from '../../PageTop.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';

/** Half as much code as the rest of the app, with every country's calling code; a guest does not need it. */
const Member = privatePart(() => import('./Member.tsx').then((module) => module.Member));

const route = getRouteApi('/account');

export function AccountPage() {
  // At once, and after the page was loaded again.
  const [deleted, setDeleted] = useState(false);
  const wasDeleted = route.useSearch().deleted === true;
  const isBuyer = useSignedIn() === 'buyer';
  if (deleted || (wasDeleted && !isBuyer)) return <Deleted />;
  return (
    <div className="page grid gap-6 pt-2 pb-12">
      <PageTop title={<Trans>My account</Trans>} />
      <PrivatePage skeleton={<AccountSkeleton />}>
        <Member onDeleted={() => setDeleted(true)} />
      </PrivatePage>
    </div>
  );
}

function Deleted() {
  return (
    <EmptyView
      page
      icon={Check}
      title={<Trans>Your account has been deleted</Trans>}
      actions={
        <Link to="/" className={buttonStyle({ look: 'primary' })}>
          <Trans>Go to the home page</Trans>
        </Link>
      }
    >
      <p role="status">
        <Trans>
          Your data has been deleted from this device and from our servers. You can sign up again at any time.
        </Trans>
      </p>
    </EmptyView>
  );
}
