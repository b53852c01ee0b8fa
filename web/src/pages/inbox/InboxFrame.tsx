import { Trans } from '@lingui/react/macro';
import { Suspense, type ReactNode } from 'react';
import { PrivatePart } from '#features/private-page/PrivatePart.tsx';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { LoginOffer } from '#features/private-page/LoginOffer.tsx';
import { PageTop } from '../PageTop.tsx';
import { InboxSkeleton } from './InboxSkeleton.tsx';
import { InboxList } from './inbox-part.ts';
import type { InboxSearch } from './inbox-search.ts';

type Props = {
  readonly search: InboxSearch;
  /** The conversation that is open beside the list; on a phone it takes the list's place. */
  readonly conversationId?: string;
  readonly children?: ReactNode;
};

/** §6 The inbox of a buyer or a supplier: the list of conversations, and the one that is open. */
export function InboxFrame({ search, conversationId, children }: Props) {
  // The page is both sides': whoever is signed in sees their own.
  const kind = useSignedIn() === 'supplier' ? 'supplier' : 'buyer';
  return (
    <div className="page grid gap-6 pt-2 pb-8">
      <div className={conversationId === undefined ? '' : 'max-lg:hidden'}>
        <PageTop title={<Trans>Inbox</Trans>} />
      </div>
      <PrivatePart
        kind={kind}
        skeleton={<InboxSkeleton />}
        guest={
          <LoginOffer>
            <Trans>Your enquiries and the suppliers’ replies are here.</Trans>
          </LoginOffer>
        }
      >
        <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <div className={conversationId === undefined ? 'max-lg:col-span-full' : 'max-lg:hidden'}>
            <InboxList search={search} conversationId={conversationId} />
          </div>
          <div className={conversationId === undefined ? 'max-lg:hidden' : ''}>
            <Suspense fallback={<InboxSkeleton />}>{children}</Suspense>
          </div>
        </div>
      </PrivatePart>
    </div>
  );
}
