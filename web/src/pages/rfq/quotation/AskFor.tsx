import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { readSent, writeSent } from '#features/conversation/draft.ts';
import type { QuotationFiguresFragment } from '#graphql';
import { SendMessageDocument } from '#operations/send-message.ts';
import { useSubmit } from '#platform/outbox/use-outbox.ts';
import { readItem, writeItem } from '#platform/storage.ts';
import { Button } from '#ui/Button.tsx';

type Props = {
  readonly quotation: Pick<QuotationFiguresFragment, 'id' | 'conversationId' | 'supplierId'>;
  /** The id of the buyer. */
  readonly account: string;
  /** What is missing. */
  readonly field: string;
  /** The question, as it is sent. */
  readonly text: string;
};

const askedTtlMs = 30 * 86_400_000;

/** A figure that the supplier left out: one tap sends the question into the conversation. */
export function AskFor({ quotation: { id, conversationId }, account, field, text }: Props) {
  const item = `rfq-asked:${id}:${field}`;
  const { submit } = useSubmit();
  const [isAsked, setAsked] = useState(() => readItem(item) === account);
  if (isAsked)
    return (
      <span role="status" className="text-mute">
        <Trans>Asked</Trans>
      </span>
    );
  const ask = async () => {
    const key = crypto.randomUUID();
    setAsked(true);
    writeItem(item, account, askedTtlMs);
    // The conversation shows it until it has arrived.
    writeSent(conversationId, { ...readSent(conversationId), [key]: text });
    await submit({
      key,
      form: `conversation:${conversationId}`,
      account,
      document: SendMessageDocument,
      variables: { input: { idempotencyKey: key, conversationId, body: text } },
    });
  };
  return (
    <span className="grid justify-items-start gap-1">
      <span className="text-mute">
        <Trans>Not stated</Trans>
      </span>
      <Button size="small" onClick={() => void ask()} title={text}>
        <Trans>Ask</Trans>
        <span className="sr-only">{text}</span>
      </Button>
    </span>
  );
}
