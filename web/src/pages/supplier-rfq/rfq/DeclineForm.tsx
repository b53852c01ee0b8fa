import { quotationMaxCharacters } from '@fairgate/schema/limits';
import { Trans } from '@lingui/react/macro';
import { useDeclineRfqMutation } from '#operations/decline-rfq.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { useDraft } from '#platform/use-draft.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { TextArea } from '#ui/TextArea.tsx';

type Props = { readonly rfqId: string; readonly onDeclined: () => void; readonly onCancel: () => void };

/** The supplier does not quote, and may say why. */
export function DeclineForm({ rfqId, onDeclined, onCancel }: Props) {
  const [reason, setReason] = useDraft(`decline-rfq:${rfqId}`);
  const [decline, { loading }] = useDeclineRfqMutation();
  const { error, attempt } = useAttempt();
  const send = async () => {
    const input = { rfqId, reason: reason.trim() };
    if (!(await attempt(decline({ variables: { input } }), (data) => data.declineRfq))) return;
    setReason('');
    onDeclined();
  };
  return (
    <section className="grid gap-4 rounded-lg border border-line bg-surface p-5">
      <TextArea
        name="reason"
        rows={3}
        value={reason}
        maxLength={quotationMaxCharacters.reason}
        label={<Trans>Reason (optional)</Trans>}
        help={<Trans>The buyer sees it. You can still quote later.</Trans>}
        onChange={({ target }) => setReason(target.value)}
      />
      <ErrorOfOperation error={error} />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" pending={loading} onClick={() => void send()}>
          <Trans>Decline this request</Trans>
        </Button>
        <Button onClick={onCancel}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </section>
  );
}
