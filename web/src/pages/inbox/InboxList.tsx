import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { OwnData } from '#features/private-page/OwnData.tsx';
import type { InboxPartFragment } from '#graphql';
import { useInboxQuery } from '#operations/inbox.ts';
import { useInboxChangedSubscription } from '#operations/inbox-changed.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { chipStyle } from '#ui/Chip.tsx';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Inbox } from '#ui/icons-on-demand.tsx';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { type InboxSearch, conversationKinds } from './inbox-search.ts';
import { OlderNewer } from '../OlderNewer.tsx';
import { ConversationRow } from './ConversationRow.tsx';
import { UpcomingMeetings } from './UpcomingMeetings.tsx';
import { useKindLabels } from './use-kind-labels.ts';

const pageSize = 24;

type Props = { readonly search: InboxSearch; readonly conversationId?: string | undefined };

/** The viewer's conversations, the last changed first. What comes meanwhile is shown at once. */
export function InboxList({ search, conversationId }: Props) {
  const signedIn = useSignedIn();
  const skip = signedIn !== 'buyer' && signedIn !== 'supplier';
  const { kind, unread = false, pageNo = 1 } = search;
  const read = useInboxQuery({
    variables: { kind: kind ?? null, unreadOnly: unread, page: pageNo },
    skip,
    fetchPolicy: 'cache-and-network',
  });
  const live = useInboxChangedSubscription({ skip }).data?.inboxChanged;
  const reload = useEffectEvent(() => {
    if (!skip) read.refetch().catch(() => undefined);
  });
  // The first state is that with which the list was loaded.
  const mark =
    live && `${live.unreadCount} ${live.conversations.map(({ id, changedAt }) => id + changedAt).join()}`;
  useEffect(() => {
    if (mark !== undefined) reload();
  }, [mark]);
  return (
    <div className="grid gap-4">
      <Filters search={search} />
      {kind === 'MEETING' && <UpcomingMeetings reloadAt={mark} />}
      <OwnData read={read}>
        {({ inbox }, retry, faultOf) =>
          inbox ? (
            <Conversations inbox={inbox} search={search} conversationId={conversationId} />
          ) : (
            <NotLoaded error={faultOf('inbox')} onRetry={retry} />
          )
        }
      </OwnData>
    </div>
  );
}

function Filters({ search }: { readonly search: InboxSearch }) {
  const labels = useKindLabels();
  const current = (isCurrent: boolean) => (isCurrent ? ({ 'aria-current': 'page' } as const) : {});
  const { kind, unread } = search;
  return (
    <nav className="flex flex-wrap gap-2">
      <Link
        to="/inbox"
        search={{}}
        className={chipStyle}
        activeOptions={{ exact: true, includeSearch: true }}
        {...current(!kind && !unread)}
      >
        <Trans>All</Trans>
      </Link>
      <Link
        to="/inbox"
        search={{ unread: true }}
        className={chipStyle}
        activeOptions={{ exact: true, includeSearch: true }}
        {...current(unread === true)}
      >
        <Trans>Unread</Trans>
      </Link>
      {conversationKinds.map((one) => (
        <Link
          key={one}
          to="/inbox"
          search={{ kind: one }}
          className={chipStyle}
          activeOptions={{ exact: true, includeSearch: true }}
          {...current(kind === one)}
        >
          {labels[one]}
        </Link>
      ))}
    </nav>
  );
}

type ConversationsProps = Props & { readonly inbox: InboxPartFragment };

function Conversations({ inbox: { nodes, totalCount }, search, conversationId }: ConversationsProps) {
  if (nodes.length === 0) return <Empty isFiltered={Boolean(search.kind ?? search.unread)} />;
  return (
    <>
      <ul className="grid divide-y divide-line border-y border-line">
        {nodes.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            search={search}
            isOpen={conversation.id === conversationId}
          />
        ))}
      </ul>
      <OlderNewer
        page={search.pageNo ?? 1}
        last={Math.ceil(totalCount / pageSize)}
        link={(page, label) => (
          <Link
            to="/inbox"
            search={{ ...search, pageNo: page > 1 ? page : undefined }}
            className={buttonStyle()}
          >
            {label}
          </Link>
        )}
      />
    </>
  );
}

function Empty({ isFiltered }: { readonly isFiltered: boolean }) {
  const isBuyer = useSignedIn() === 'buyer';
  if (isFiltered)
    return (
      <EmptyView icon={Inbox} title={<Trans>Nothing here</Trans>}>
        <Trans>No conversation matches this filter.</Trans>
      </EmptyView>
    );
  return (
    <EmptyView
      icon={Inbox}
      title={<Trans>No messages yet</Trans>}
      actions={
        isBuyer && (
          <Link to="/search/product" className={buttonStyle({ look: 'primary' })}>
            <Trans>Find products</Trans>
          </Link>
        )
      }
    >
      <Trans>Enquiries and replies will be here.</Trans>
    </EmptyView>
  );
}
