import { reportMaxCharacters } from '@fairgate/schema/limits';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReportReason } from '#graphql';
import { useReportConversationMutation } from '#operations/report-conversation.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { useDraft } from '#platform/use-draft.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { Modal } from '#ui/modal/Modal.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useReportReasons } from '../use-report-reasons.ts';

type Props = { readonly conversationId: string; readonly open: boolean; readonly onClose: () => void };

/** A conversation is reported to our team, with a reason. */
export function ReportDialog({ conversationId, open, onClose }: Props) {
  const { t } = useLingui();
  const reasons = useReportReasons();
  // Of one report: another text is another one.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState<ReportReason>('SPAM');
  const [text, setText] = useDraft(`report:${conversationId}`);
  const [send, { loading, data }] = useReportConversationMutation();
  const { error, attempt } = useAttempt();
  const result = data?.reportConversation;
  const number = result?.__typename === 'Ticket' ? result.number : undefined;
  const report = async () => {
    const input = { idempotencyKey: key, conversationId, reason, text: text.trim() };
    if (await attempt(send({ variables: { input } }), (sent) => sent.reportConversation)) setText('');
  };
  const renew = () => setKey(crypto.randomUUID());
  return (
    <Modal
      open={open}
      title={<Trans>Report to our team</Trans>}
      onClose={onClose}
      foot={
        number === undefined ? (
          <>
            <Button onClick={onClose}>
              <Trans>Not now</Trans>
            </Button>
            <Button look="primary" pending={loading} onClick={() => void report()}>
              <Trans>Send report</Trans>
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        )
      }
    >
      {number === undefined ? (
        <div className="grid gap-4">
          <p className="text-mute">
            <Trans>Our team can then read this conversation. The other side isn’t told.</Trans>
          </p>
          <Select
            label={<Trans>Reason</Trans>}
            value={reason}
            options={Object.entries(reasons).map(([value, label]) => ({
              value: value as ReportReason,
              label,
            }))}
            onChange={(next) => {
              setReason(next);
              renew();
            }}
          />
          <TextArea
            name="text"
            rows={3}
            value={text}
            maxLength={reportMaxCharacters}
            label={t`What happened? (optional)`}
            onChange={({ target }) => {
              setText(target.value);
              renew();
            }}
          />
          <ErrorOfOperation error={error} />
        </div>
      ) : (
        <p role="status">
          <Trans>
            Thank you. Our team looks into it. Your reference number is{' '}
            <bdi className="figures font-semibold">{number}</bdi>.
          </Trans>
        </p>
      )}
    </Modal>
  );
}
