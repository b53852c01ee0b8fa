import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { OwnData } from '#features/private-page/OwnData.tsx';
import type { InboxThreadPartFragment } from '#graphql';
import { useInboxChangedSubscription } from '#operations/inbox-changed.ts';
import { useInboxThreadQuery } from '#operations/inbox-thread.ts';
import { useSupplierThreadQuery } from '#operations/supplier-thread.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { SearchX } from '#ui/icons.tsx';
import { OpenThread } from './OpenThread.tsx';

type Props = { readonly threadId: string };

/** One thread of the viewer's; that of somebody else does not exist here. */
export function InboxThread({ threadId }: Props) {
  return useSignedIn() === 'supplier' ? (
    <ThreadOfSupplier threadId={threadId} />
  ) : (
    <ThreadOfBuyer threadId={threadId} />
  );
}

function ThreadOfBuyer({ threadId }: Props) {
  const skip = useSignedIn() !== 'buyer';
  const read = useInboxThreadQuery({ variables: { id: threadId }, skip, fetchPolicy: 'cache-and-network' });
  useReload(threadId, skip, read.refetch);
  return (
    <OwnData read={read}>
      {({ id, thread }, retry, faultOf) =>
        thread || !read.error ? (
          <Found thread={thread} account={id} onChange={retry} />
        ) : (
          <NotLoaded error={faultOf('thread')} onRetry={retry} />
        )
      }
    </OwnData>
  );
}

function ThreadOfSupplier({ threadId }: Props) {
  const skip = useSignedIn() !== 'supplier';
  const read = useSupplierThreadQuery({
    variables: { id: threadId },
    skip,
    fetchPolicy: 'cache-and-network',
  });
  useReload(threadId, skip, read.refetch);
  return (
    <OwnData read={read}>
      {({ id, thread }, retry, faultOf) =>
        thread || !read.error ? (
          <Found thread={thread} account={id} onChange={retry} />
        ) : (
          <NotLoaded error={faultOf('thread')} onRetry={retry} />
        )
      }
    </OwnData>
  );
}

/** Loads the thread again when it has changed elsewhere. */
function useReload(threadId: string, skip: boolean, refetch: () => Promise<unknown>): void {
  const live = useInboxChangedSubscription({ skip }).data?.inboxChanged;
  const changedAt = live?.threads.find(({ id }) => id === threadId)?.changedAt;
  const reload = useEffectEvent(() => {
    refetch().catch(() => undefined);
  });
  useEffect(() => {
    if (changedAt !== undefined) reload();
  }, [changedAt]);
}

type FoundProps = {
  readonly thread: InboxThreadPartFragment | null;
  readonly account: string;
  readonly onChange: () => void;
};

function Found({ thread, account, onChange }: FoundProps) {
  if (thread) return <OpenThread key={thread.id} thread={thread} account={account} onChange={onChange} />;
  return (
    <EmptyView
      icon={SearchX}
      title={<Trans>Conversation not found</Trans>}
      actions={
        <Link to="/inbox" className={buttonStyle({ look: 'primary' })}>
          <Trans>Go to your inbox</Trans>
        </Link>
      }
    >
      <Trans>The link may be incomplete, or the conversation belongs to another account.</Trans>
    </EmptyView>
  );
}
