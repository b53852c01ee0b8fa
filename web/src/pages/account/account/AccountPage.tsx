import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Check } from '#ui/icons.tsx';
import { ForBuyers } from '../ForBuyers.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { Member } from './Member.tsx';

/** What a buyer's account holds, and all that can be done with it. */
export function AccountPage() {
  const [deleted, setDeleted] = useState(false);
  if (deleted) return <Deleted />;
  return (
    <div className="page grid gap-6 pt-2 pb-12">
      <div className="grid gap-3">
        <Breadcrumb>
          <Link to="/"><Trans>Home</Trans></Link>
          <span aria-current="page" className="text-ink"><Trans>My account</Trans></span>
        </Breadcrumb>
        <h1 className="text-2xl md:text-3xl"><Trans>My account</Trans></h1>
      </div>
      <ForBuyers skeleton={<AccountSkeleton />}><Member onDeleted={() => setDeleted(true)} /></ForBuyers>
    </div>
  );
}

function Deleted() {
  return (
    <EmptyView page icon={Check} title={<Trans>Your account has been deleted</Trans>} actions={<Link to="/" className={buttonStyle({ look: 'primary' })}><Trans>Go to the home page</Trans></Link>}>
      <p role="status"><Trans>What belonged to you is gone, here and on our side. You can register again whenever you like.</Trans></p>
    </EmptyView>
  );
}
