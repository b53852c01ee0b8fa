import { messageMaxCharacters } from '@fairgate/schema/limits';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent, KeyboardEvent } from 'react';
import type { Attachments } from '#platform/attachments/use-attachments.ts';
import { useOnline } from '#platform/online.ts';
import { AttachmentField } from '#ui/attachment/AttachmentField.tsx';
import { Button } from '#ui/Button.tsx';
import { TextArea } from '#ui/TextArea.tsx';

type Props = {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onSend: () => Promise<void>;
  readonly attachments: Attachments;
  /** §9 Shorter in a chat. */
  readonly maxLength?: number | undefined;
};

/** The field for the next message. Ctrl or Command with Enter sends it; Enter alone begins a line. */
export function Composer({ text, onChange, onSend, attachments, maxLength = messageMaxCharacters }: Props) {
  const { t } = useLingui();
  const isOnline = useOnline();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSend();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void onSend();
  };
  return (
    <form method="post" onSubmit={submit} className="grid gap-2">
      <AttachmentField
        files={attachments.files}
        problem={attachments.problem}
        isOnline={isOnline}
        onFiles={(chosen) => void attachments.add(chosen)}
        onRemove={(key) => void attachments.remove(key)}
        onRetry={(key) => void attachments.retry(key)}
      >
        <TextArea
          name="body"
          label={<Trans>Your message</Trans>}
          placeholder={t`Write a message`}
          rows={2}
          maxLength={maxLength}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={press}
        />
      </AttachmentField>
      <Button type="submit" look="primary" className="justify-self-end max-sm:w-full">
        <Trans>Send</Trans>
      </Button>
    </form>
  );
}
