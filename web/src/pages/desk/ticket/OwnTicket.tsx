import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { OwnData } from '#features/private-page/OwnData.tsx';
import { TicketMessages } from '#features/ticket/TicketMessages.tsx';
import type { ConversationFragment } from '#graphql';
import { useDeskChangedSubscription } from '#operations/desk-changed.ts';
import { useDeskTicketQuery } from '#operations/desk-ticket.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { useReload } from '#platform/use-reload.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Dotted } from '#ui/Dotted.tsx';
import { EmptyView } from '#ui/EmptyView.tsx';
import { SearchX } from '#ui/icons.tsx';
import { StateText } from '../StateText.tsx';
import { ReportedConversation } from './ReportedConversation.tsx';
import { TicketActions } from './TicketActions.tsx';
import { TicketFacts } from './TicketFacts.tsx';

const route = getRouteApi('/desk/$ticketId');

/** One ticket: what was sent, the messages and notes, and what can be done with it. */
export function OwnTicket() {
  const { ticketId } = route.useParams();
  const skip = useSignedIn() !== 'operator';
  const read = useDeskTicketQuery({ variables: { ticketId }, skip, fetchPolicy: 'no-cache' });
  const live = useDeskChangedSubscription({ skip }).data?.deskChanged;
  const { viewer } = read.data ?? {};
  const loaded = viewer?.__typename === 'OperatorUser' ? viewer.desk?.changedAt : undefined;
  useReload(loaded, live?.changedAt, read.refetch);
  return (
    <OwnData read={read}>
      {({ id, operators, conversation }) =>
        conversation ? (
          <>
            <Top conversation={conversation} />
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
                <TicketMessages entries={entriesOf(conversation)} />
                {conversation.report && <ReportedConversation report={conversation.report} />}
                <TicketActions
                  key={ticketId}
                  ticket={conversation.ticket}
                  ownId={id}
                  operators={operators ?? []}
                  onChanged={read.refetch}
                />
              </div>
              <TicketFacts ticket={conversation.ticket} />
            </div>
          </>
        ) : (
          <NoTicket />
        )
      }
    </OwnData>
  );
}

/** Messages and notes in the order of their times. */
function entriesOf({ messages, notes }: ConversationFragment) {
  return [
    ...messages.map(({ id, isFromTeam, authorName, text, sentAt }) => ({
      id: `message-${id}`,
      isOwn: isFromTeam,
      author: authorName,
      text,
      at: sentAt,
    })),
    ...notes.map(({ id, authorName, text, createdAt }) => ({
      id: `note-${id}`,
      isOwn: true,
      author: authorName,
      text,
      at: createdAt,
      isNote: true,
    })),
  ].sort((one, other) => one.at.localeCompare(other.at));
}

function Top({ conversation: { ticket } }: { readonly conversation: ConversationFragment }) {
  const { number, name, state, operator } = ticket;
  return (
    <div className="grid gap-2">
      <Breadcrumb here={number}>
        <Link to="/">
          <Trans>Home</Trans>
        </Link>
        <Link to="/desk">
          <Trans>Desk</Trans>
        </Link>
      </Breadcrumb>
      <h1 dir="auto" className="text-match text-2xl wrap-anywhere md:text-3xl">
        {name}
      </h1>
      <p role="status" className="text-mute">
        {operator ? (
          <Dotted first={<StateText state={state} />} second={<bdi>{operator.name}</bdi>} />
        ) : (
          <StateText state={state} />
        )}
      </p>
    </div>
  );
}

function NoTicket() {
  return (
    <EmptyView
      page
      icon={SearchX}
      title={<Trans>Message not found</Trans>}
      actions={
        <Link to="/desk" className={buttonStyle({ look: 'primary' })}>
          <Trans>Desk</Trans>
        </Link>
      }
    >
      <Trans>Its sender may have deleted the account.</Trans>
    </EmptyView>
  );
}
