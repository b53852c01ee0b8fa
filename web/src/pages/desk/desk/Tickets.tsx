import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { DeskTicketsQuery, TicketState, TicketTopic } from '#graphql';
import { useDeskTicketsQuery } from '#operations/desk-tickets.ts';
import { useReload } from '#platform/use-reload.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { classes } from '#ui/classes.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { formatDayAndTime } from '#ui/format-time.ts';
import { Mail } from '#ui/icons.tsx';
import { StateText } from '../StateText.tsx';
import { useTopics } from '../use-topics.ts';
import { pageOf, readDeskSearch } from './desk-search.ts';
import { DeskFilter, DeskPager, DeskWords, NothingMatches } from './DeskFilter.tsx';
import { useDeskList } from './use-desk-list.tsx';

const route = getRouteApi('/desk');

type Props = {
  readonly ownId: string;
  /** The list is loaded again when it differs from that of the list. */
  readonly liveChangedAt: string | null | undefined;
};

/** Messages to our team as they come, the newest first. */
export function Tickets({ ownId, liveChangedAt }: Props) {
  const search = readDeskSearch(route.useSearch());
  const { find, state, topic, whose } = search;
  const read = useDeskTicketsQuery({
    skip: useSignedIn() !== 'operator',
    variables: {
      keyword: find,
      state: (state?.toUpperCase() as TicketState | undefined) ?? null,
      topic: (topic?.toUpperCase() as TicketTopic | undefined) ?? null,
      operatorId: whose === 'mine' ? ownId : whose === 'nobody' ? '0' : null,
      ...pageOf(search),
    },
    // The live numbers must not change what this list was loaded with.
    fetchPolicy: 'no-cache',
  });
  const { own, instead } = useDeskList(read, 'tickets');
  useReload(own?.desk?.changedAt, liveChangedAt, read.refetch);
  if (!own?.tickets) return instead;
  const { totalCount: count, nodes, pageInfo } = own.tickets;
  const isFiltered = find !== '' || state !== undefined || topic !== undefined || whose !== undefined;
  if (count === 0 && !isFiltered)
    return (
      <EmptyView icon={Mail} title={<Trans>No messages yet</Trans>}>
        <Trans>What visitors write to our team appears here.</Trans>
      </EmptyView>
    );
  return (
    <>
      <Filters />
      <p role="status" className="text-sm text-mute">
        <Plural value={count} one="# message" other="# messages" />
      </p>
      {nodes.length === 0 ? (
        <NothingMatches />
      ) : (
        <ul aria-busy={!read.data} className={classes('grid gap-3', !read.data && 'opacity-60')}>
          {nodes.map((ticket) => (
            <li key={ticket.id} className="grid">
              <TicketItem ticket={ticket} />
            </li>
          ))}
        </ul>
      )}
      <DeskPager page={pageInfo} />
    </>
  );
}

function Filters() {
  const { t } = useLingui();
  const topics = useTopics();
  return (
    <div className="grid gap-3">
      <DeskWords label={t`Number, name, email or words`} />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <DeskFilter
          name="state"
          label={t`State`}
          options={[
            { value: '', label: t`All states` },
            { value: 'open', label: t({ message: 'Open', context: 'state of a request' }) },
            { value: 'assigned', label: t`Assigned` },
            { value: 'answered', label: t`Answered` },
            { value: 'closed', label: t`Closed` },
          ]}
        />
        <DeskFilter
          name="whose"
          label={t`Assigned to`}
          options={[
            { value: '', label: t`Anybody` },
            { value: 'mine', label: t`Me` },
            { value: 'nobody', label: t`Nobody` },
          ]}
        />
        <DeskFilter
          name="topic"
          label={t`Topic`}
          options={[{ value: '', label: t`All topics` }, ...topics.options]}
        />
      </div>
    </div>
  );
}

type Owner = Extract<NonNullable<DeskTicketsQuery['viewer']>, { __typename: 'OperatorUser' }>;

function TicketItem({ ticket }: { readonly ticket: NonNullable<Owner['tickets']>['nodes'][number] }) {
  const { i18n } = useLingui();
  const topics = useTopics();
  const { id, number, topic, state, name, excerpt, createdAt, operator } = ticket;
  const waits = state === 'OPEN' || state === 'ASSIGNED';
  return (
    <article className="group relative grid grid-cols-[minmax(0,1fr)] gap-1 rounded-lg border border-line bg-paper p-4 has-[a]:hover:border-ink">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <p className={waits ? 'flex items-baseline gap-2 font-semibold' : 'text-mute'}>
          {state === 'OPEN' && <span aria-hidden className="size-2 rounded-full bg-brand" />}
          <StateText state={state} />
          {operator && (
            <>
              {' · '}
              <bdi>{operator.name}</bdi>
            </>
          )}
        </p>
        <time dateTime={createdAt} className="text-mute">
          {formatDayAndTime(i18n.locale, createdAt)}
        </time>
      </div>
      <h2 dir="auto" className="text-match text-lg wrap-anywhere">
        <Link to="/desk/$ticketId" params={{ ticketId: id }} className="card-link group-hover:underline">
          {name}
        </Link>
      </h2>
      <p className="text-sm text-mute">
        <bdi className="figures">{number}</bdi>
        {' · '}
        {topics.label(topic)}
      </p>
      <p dir="auto" className="text-match line-clamp-2 wrap-anywhere">
        {excerpt}
      </p>
    </article>
  );
}
