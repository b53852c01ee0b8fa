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
import { type InboxSearch, threadKinds } from './inbox-search.ts';
import { OlderNewer } from '../OlderNewer.tsx';
import { ThreadRow } from './ThreadRow.tsx';
import { UpcomingMeetings } from './UpcomingMeetings.tsx';
import { useKindLabels } from './use-kind-labels.ts';

const pageSize = 24;

type Props = { readonly search: InboxSearch; readonly threadId?: string | undefined };

/** The viewer's threads, the last changed first. What comes meanwhile is shown at once. */
export function InboxList({ search, threadId }: Props) {
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
    live && `${live.unreadCount} ${live.threads.map(({ id, changedAt }) => id + changedAt).join()}`;
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
            <Threads inbox={inbox} search={search} threadId={threadId} />
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
      {threadKinds.map((one) => (
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

type ThreadsProps = Props & { readonly inbox: InboxPartFragment };

function Threads({ inbox: { nodes, totalCount }, search, threadId }: ThreadsProps) {
  if (nodes.length === 0) return <Empty isFiltered={Boolean(search.kind ?? search.unread)} />;
  return (
    <>
      <ul className="grid divide-y divide-line border-y border-line">
        {nodes.map((thread) => (
          <ThreadRow key={thread.id} thread={thread} search={search} isOpen={thread.id === threadId} />
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
