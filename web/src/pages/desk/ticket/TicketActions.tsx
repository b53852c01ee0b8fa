import { operatorTextMaxCharacters } from '@fairgate/schema/limits';
import { localeOf, toLanguageCode } from '@fairgate/schema/locales';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageForm } from '#features/ticket/MessageForm.tsx';
import type { ConversationFragment } from '#graphql';
import { useAnswerTicketMutation } from '#operations/answer-ticket.ts';
import { useAssignTicketMutation } from '#operations/assign-ticket.ts';
import { useCloseTicketMutation } from '#operations/close-ticket.ts';
import { useNoteTicketMutation } from '#operations/note-ticket.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { useChange } from '#platform/use-change.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { Select } from '#ui/Select.tsx';

type Props = {
  readonly ticket: ConversationFragment['ticket'];
  readonly ownId: string;
  readonly operators: readonly { readonly id: string; readonly name: string }[];
  readonly onChanged: () => Promise<unknown>;
};

/** Answer, note, who looks after it, and whether it is closed. */
export function TicketActions({ ticket, ownId, operators, onChanged }: Props) {
  const { id, name, state } = ticket;
  const language = toLanguageCode(ticket.languageCode ?? undefined);
  const [answer] = useAnswerTicketMutation();
  const [note] = useNoteTicketMutation();
  const [close, closing] = useCloseTicketMutation();
  const answering = useChange();
  const noting = useChange();
  const { error, attempt } = useAttempt();
  const sendAnswer = async (message: string) => {
    const done = await answering.change(
      { ticketId: id, message },
      (input) => answer({ variables: { input } }),
      (data) => data.answerTicket,
    );
    if (done) await onChanged();
    return done !== undefined;
  };
  const saveNote = async (text: string) => {
    const done = await noting.change(
      { ticketId: id, note: text },
      (input) => note({ variables: { input } }),
      (data) => data.noteTicket,
    );
    if (done) await onChanged();
    return done !== undefined;
  };
  const set = async (closed: boolean) => {
    const sent = close({ variables: { input: { ticketId: id, closed } } });
    if (await attempt(sent, (data) => data.closeTicket)) await onChanged();
  };
  return (
    <>
      <MessageForm
        draft={`ticket-answer-${id}`}
        label={<Trans>Answer</Trans>}
        help={
          language && (
            <Trans>
              <bdi>{name}</bdi> gets your answer by email, in a message in{' '}
              <bdi lang={localeOf(language).tag}>{localeOf(language).endonym}</bdi>.
            </Trans>
          )
        }
        submit={<Trans>Send answer</Trans>}
        maxLength={operatorTextMaxCharacters.answer}
        rows={6}
        error={answering.error}
        pending={answering.pending}
        send={sendAnswer}
      />
      <div className="grid gap-3">
        <Assignment ticket={ticket} ownId={ownId} operators={operators} onChanged={onChanged} />
        <ErrorOfOperation error={error} />
        <div className="flex flex-wrap gap-2 max-sm:*:w-full">
          {state === 'CLOSED' ? (
            <Button pending={closing.loading} onClick={() => void set(false)}>
              <Trans>Reopen</Trans>
            </Button>
          ) : (
            <Button pending={closing.loading} onClick={() => void set(true)}>
              <Trans>Mark as closed</Trans>
            </Button>
          )}
        </div>
      </div>
      <MessageForm
        draft={`ticket-note-${id}`}
        label={<Trans>Note</Trans>}
        help={<Trans>Only our team sees this note.</Trans>}
        submit={<Trans>Save note</Trans>}
        look="secondary"
        rows={3}
        maxLength={operatorTextMaxCharacters.note}
        error={noting.error}
        pending={noting.pending}
        send={saveNote}
      />
    </>
  );
}

/** Who looks after the ticket. It applies at once. */
function Assignment({ ticket, ownId, operators, onChanged }: Props) {
  const { t } = useLingui();
  const [assign, { loading }] = useAssignTicketMutation();
  const { error, attempt } = useAttempt();
  const { id: ticketId, operator } = ticket;
  const set = async (operatorId: string) => {
    const sent = assign({ variables: { input: { ticketId, operatorId: operatorId || null } } });
    if (await attempt(sent, (data) => data.assignTicket)) await onChanged();
  };
  // One whose account is disabled is not in the list.
  const known = operator && !operators.some(({ id }) => id === operator.id) ? [operator] : [];
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <Select<string>
          name="operator"
          label={t`Assigned to`}
          value={operator?.id ?? ''}
          disabled={loading}
          options={[
            { value: '', label: t`Nobody` },
            ...[...known, ...operators].map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(value) => void set(value)}
        />
        {operator?.id !== ownId && (
          <Button pending={loading} onClick={() => void set(ownId)}>
            <Trans>Assign to me</Trans>
          </Button>
        )}
      </div>
      <ErrorOfOperation error={error} />
    </>
  );
}
