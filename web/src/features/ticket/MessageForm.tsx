import { useState, type ReactNode } from 'react';
import { useDraft } from '#platform/use-draft.ts';
import { Button } from '#ui/Button.tsx';
import type { ShownError } from '#ui/error-text.ts';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { RuleMessage } from '#ui/RuleMessage.tsx';
import { TextArea } from '#ui/TextArea.tsx';

type Props = {
  /** Of the draft on this device. */
  readonly draft: string;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly submit: ReactNode;
  readonly maxLength: number;
  readonly look?: 'primary' | 'secondary';
  readonly rows?: number;
  readonly error: ShownError | undefined;
  readonly pending: boolean;
  /** Resolves to whether it was sent. */
  readonly send: (text: string) => Promise<boolean>;
};

/** A text that is stored as it is typed, until it has been sent. */
export function MessageForm({
  draft,
  label,
  help,
  submit,
  maxLength,
  look = 'primary',
  rows = 4,
  error,
  pending,
  send,
}: Props) {
  const [text, write] = useDraft(draft);
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      noValidate
      className="grid max-w-prose gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = text.trim();
        setMissing(wanted === '');
        if (wanted === '' || pending) return;
        void send(wanted).then((isSent) => {
          if (isSent) write('');
        });
      }}
    >
      <TextArea
        label={label}
        help={help}
        rows={rows}
        value={text}
        maxLength={maxLength}
        error={isMissing && <RuleMessage rule="validator.required" />}
        onChange={({ target }) => {
          write(target.value);
          setMissing(false);
        }}
      />
      <ErrorOfOperation error={error} />
      <div className="flex max-sm:*:w-full">
        <Button look={look} type="submit" pending={pending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
