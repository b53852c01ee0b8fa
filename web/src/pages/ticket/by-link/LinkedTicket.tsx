import { ticketReplyMaxCharacters } from '@fairgate/schema/limits';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { MessageForm } from '#features/ticket/MessageForm.tsx';
import { TicketMessages } from '#features/ticket/TicketMessages.tsx';
import type { LinkedTicketFragment } from '#graphql';
import { useOpenTicketLinkMutation } from '#operations/open-ticket-link.ts';
import { useReplyToTicketMutation } from '#operations/reply-to-ticket.ts';
import { outcomeOf, type Outcome } from '#platform/outcome.ts';
import { useChange } from '#platform/use-change.ts';
import { LinkedTicketSkeleton } from './LinkedTicketSkeleton.tsx';

type Props = {
  readonly link: string;
  /** Instead of the ticket, for a link that does not work. */
  readonly missing: ReactNode;
};

/** What was written, and a reply to our team. */
export function LinkedTicket({ link, missing }: Props) {
  const { opened, again, show } = useOpenedTicket(link);
  const [reply] = useReplyToTicketMutation();
  const { error, pending, change } = useChange();
  const send = async (message: string) => {
    const done = await change(
      { link, message },
      (input) => reply({ variables: { input } }),
      (data) => data.replyToTicket,
    );
    if (done) show(done);
    return done !== undefined;
  };
  if (!opened) return <LinkedTicketSkeleton />;
  if (!opened.done) {
    const { code } = opened.error;
    return code === 'NOT_FOUND' || code === 'BAD_USER_INPUT' ? (
      missing
    ) : (
      <NotLoaded error={opened.error} onRetry={again} />
    );
  }
  const { number, isClosed, messages } = opened.done;
  return (
    <>
      <p className="text-mute">
        <Trans>
          Reference number: <bdi className="figures">{number}</bdi>
        </Trans>
      </p>
      <TicketMessages
        entries={messages.map(({ id, isFromTeam, authorName, text, sentAt }) => ({
          id,
          isOwn: !isFromTeam,
          author: authorName,
          text,
          at: sentAt,
        }))}
      />
      {isClosed && (
        <p role="status">
          <Trans>Our team has closed this message. Reply to reopen it.</Trans>
        </p>
      )}
      <MessageForm
        draft={`ticket-reply-${number}`}
        label={<Trans>Your reply</Trans>}
        help={<Trans>Our team answers by email.</Trans>}
        submit={<Trans>Send reply</Trans>}
        maxLength={ticketReplyMaxCharacters}
        error={error}
        pending={pending}
        send={send}
      />
    </>
  );
}

function useOpenedTicket(link: string) {
  const [open] = useOpenTicketLinkMutation();
  const [opened, setOpened] = useState<Outcome<LinkedTicketFragment>>();
  const openLink = () => outcomeOf(open({ variables: { link } }), (data) => data.openTicketLink);
  const begin = useEffectEvent(openLink);
  useEffect(() => {
    let wanted = true;
    void begin().then((outcome) => {
      if (wanted) setOpened(outcome);
    });
    return () => {
      wanted = false;
    };
  }, [link]);
  return {
    opened,
    show: (done: LinkedTicketFragment) => setOpened({ done }),
    again: () => {
      setOpened(undefined);
      void openLink().then(setOpened);
    },
  };
}
