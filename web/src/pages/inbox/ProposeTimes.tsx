import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { dropDraft, readDraft, timesOf, writeDraft } from '#features/meeting/meeting-values.ts';
import { TimeFields } from '#features/meeting/TimeFields.tsx';
import { useMeetingFields } from '#features/meeting/use-meeting-fields.ts';
import type { MeetingFactsFragment } from '#graphql';
import { useProposeMeetingTimesMutation } from '#operations/propose-meeting-times.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { Form } from '#ui/form/Form.tsx';

type Props = {
  readonly meeting: MeetingFactsFragment;
  readonly onDone: () => void;
  readonly onCancel: () => void;
};

/** Other times for a meeting; what is typed is stored on the device. */
export function ProposeTimes({ meeting: { id, buyerTimeZone, supplierTimeZone }, onDone, onCancel }: Props) {
  const name = `times:${id}`;
  const isSupplier = useSignedIn() === 'supplier';
  const [first] = useState(() => readDraft(name));
  const [propose] = useProposeMeetingTimesMutation();
  const { error, attempt } = useAttempt();
  const form = useMeetingFields({
    values: first,
    onChange: (values) => void writeDraft(name, values),
    onSubmit: async (values) => {
      const input = { meetingId: id, times: timesOf(values), timeZone: values.timeZone };
      if (!(await attempt(propose({ variables: { input } }), (data) => data.proposeMeetingTimes))) return;
      dropDraft(name);
      onDone();
    },
  });
  return (
    <form.AppForm>
      <Form form={form} className="grid max-w-xl gap-4 rounded-lg border border-line bg-surface p-4">
        <TimeFields
          form={form}
          serverError={() => undefined}
          otherZone={isSupplier ? buyerTimeZone : supplierTimeZone}
        />
        <ErrorOfOperation error={error} />
        <div className="flex flex-wrap gap-2">
          <form.Submit>
            <Trans>Propose these times</Trans>
          </form.Submit>
          <Button onClick={onCancel}>
            <Trans>Not now</Trans>
          </Button>
        </div>
      </Form>
    </form.AppForm>
  );
}
