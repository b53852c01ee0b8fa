import { Trans } from '@lingui/react/macro';
import { TicketMessages } from '#features/ticket/TicketMessages.tsx';
import type { ConversationFragment } from '#graphql';
import { useReportReasons } from '../../use-report-reasons.ts';

type Report = NonNullable<ConversationFragment['report']>;

/** The conversation that a ticket reports: why, and what was written. */
export function ReportedConversation({ report: { reason, messages } }: { readonly report: Report }) {
  const label = useReportReasons()[reason];
  return (
    <section className="grid gap-3 rounded-lg border border-line p-4">
      <h2 className="text-lg">
        <Trans>Reported conversation</Trans>
      </h2>
      <p className="text-sm text-mute">
        <Trans>Reason: {label}. It is noted that you’ve read it.</Trans>
      </p>
      {messages.length > 0 ? (
        <TicketMessages
          entries={messages.map(({ id, author, text, sentAt }) => ({
            id,
            isOwn: author.kind === 'SUPPLIER',
            author: author.name,
            text,
            at: sentAt,
          }))}
        />
      ) : (
        <p>
          <Trans>It has been deleted.</Trans>
        </p>
      )}
    </section>
  );
}
