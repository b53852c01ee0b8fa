import { organiserTextMaxCharacters } from '@fairgate/schema/limits';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { RuleMessage } from '#ui/RuleMessage.tsx';
import { TextField } from '#ui/TextField.tsx';

type Props = {
  readonly pending: boolean;
  readonly onSubmit: (reason: string) => void;
  readonly onCancel: () => void;
  /** The label of the button. */
  readonly children: ReactNode;
};

/** Asks for the reason, which the visitor will read, and confirms the action. */
export function ReasonForm({ pending, onSubmit, onCancel, children }: Props) {
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('reason');
        const reason = typeof typed === 'string' ? typed.trim() : '';
        setMissing(!reason);
        if (reason && !pending) onSubmit(reason);
      }}
    >
      <TextField
        name="reason"
        autoFocus
        required
        autoComplete="off"
        label={<Trans>Reason</Trans>}
        help={<Trans>The visitor sees this reason.</Trans>}
        error={isMissing && <RuleMessage rule="validator.required" />}
        maxLength={organiserTextMaxCharacters.reason}
      />
      <div className="flex flex-wrap gap-2 max-sm:*:w-full">
        <Button look="primary" type="submit" pending={pending}>
          {children}
        </Button>
        <Button type="button" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
