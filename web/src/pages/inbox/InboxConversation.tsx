import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { OwnData } from '#features/private-page/OwnData.tsx';
import type { InboxConversationPartFragment } from '#graphql';
import { useInboxChangedSubscription } from '#operations/inbox-changed.ts';
import { useInboxConversationQuery } from '#operations/inbox-conversation.ts';
import { useSupplierConversationQuery } from '#operations/supplier-conversation.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { SearchX } from '#ui/icons.tsx';
import { OpenConversation } from './OpenConversation.tsx';

type Props = { readonly conversationId: string };

/** One conversation of the viewer's; that of somebody else does not exist here. */
export function InboxConversation({ conversationId }: Props) {
  return useSignedIn() === 'supplier' ? (
    <ConversationOfSupplier conversationId={conversationId} />
  ) : (
    <ConversationOfBuyer conversationId={conversationId} />
  );
}

function ConversationOfBuyer({ conversationId }: Props) {
  const skip = useSignedIn() !== 'buyer';
  const read = useInboxConversationQuery({
    variables: { id: conversationId },
    skip,
    fetchPolicy: 'cache-and-network',
  });
  useReload(conversationId, skip, read.refetch);
  return (
    <OwnData read={read}>
      {({ id, conversation }, retry, faultOf) =>
        conversation || !read.error ? (
          <Found conversation={conversation} account={id} onChange={retry} />
        ) : (
          <NotLoaded error={faultOf('conversation')} onRetry={retry} />
        )
      }
    </OwnData>
  );
}

function ConversationOfSupplier({ conversationId }: Props) {
  const skip = useSignedIn() !== 'supplier';
  const read = useSupplierConversationQuery({
    variables: { id: conversationId },
    skip,
    fetchPolicy: 'cache-and-network',
  });
  useReload(conversationId, skip, read.refetch);
  return (
    <OwnData read={read}>
      {({ id, conversation }, retry, faultOf) =>
        conversation || !read.error ? (
          <Found conversation={conversation} account={id} onChange={retry} />
        ) : (
          <NotLoaded error={faultOf('conversation')} onRetry={retry} />
        )
      }
    </OwnData>
  );
}

/** Loads the conversation again when it has changed elsewhere. */
function useReload(conversationId: string, skip: boolean, refetch: () => Promise<unknown>): void {
  const live = useInboxChangedSubscription({ skip }).data?.inboxChanged;
  const changedAt = live?.conversations.find(({ id }) => id === conversationId)?.changedAt;
  const reload = useEffectEvent(() => {
    refetch().catch(() => undefined);
  });
  useEffect(() => {
    if (changedAt !== undefined) reload();
  }, [changedAt]);
}

type FoundProps = {
  readonly conversation: InboxConversationPartFragment | null;
  readonly account: string;
  readonly onChange: () => void;
};

function Found({ conversation, account, onChange }: FoundProps) {
  if (conversation)
    return (
      <OpenConversation
        key={conversation.id}
        conversation={conversation}
        account={account}
        onChange={onChange}
      />
    );
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
