import { quotationMaxCharacters } from '@fairgate/schema/limits';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { rfqKey } from '#features/rfq/rfq-key.ts';
import type { QuotationReply } from '#graphql';
import { useReplyToQuotationMutation } from '#operations/reply-to-quotation.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { PriceText } from '#ui/Texts.tsx';
import type { Offer } from './compare.ts';

type Props = {
  readonly offer: Offer;
  readonly reply: QuotationReply;
  readonly onDone: () => void;
  readonly onCancel: () => void;
};

/** What accepting or declining means, and the button that does it. */
export function Decision({ offer: { quotation, total }, reply, onDone, onCancel }: Props) {
  const [key] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState('');
  const [send, { loading }] = useReplyToQuotationMutation();
  const { error, attempt } = useAttempt();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  const { id, number, supplier } = quotation;
  const name = supplier?.name ?? '';
  const isAccepting = reply === 'ACCEPT';
  const decide = async () => {
    const content = { quotationId: id, reply, reason: isAccepting ? '' : reason.trim() };
    const input = { ...content, idempotencyKey: await rfqKey(key, content) };
    if (await attempt(send({ variables: { input } }), (data) => data.replyToQuotation)) onDone();
  };
  return (
    <section className="grid max-w-xl gap-4 rounded-lg border border-line bg-surface p-5">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {isAccepting ? (
          <Trans>
            Accept {number} of <bdi>{name}</bdi>
          </Trans>
        ) : (
          <Trans>
            Decline {number} of <bdi>{name}</bdi>
          </Trans>
        )}
      </h3>
      {isAccepting ? (
        <div className="grid gap-2">
          {total && (
            <p className="figures text-xl font-bold">
              <PriceText value={total} />
            </p>
          )}
          <p>
            <Trans>
              The supplier is told and gets in touch to prepare the order. Your request is awarded: nobody
              else can quote.
            </Trans>
          </p>
        </div>
      ) : (
        <TextArea
          name="reason"
          rows={3}
          value={reason}
          maxLength={quotationMaxCharacters.reason}
          label={<Trans>Reason (optional)</Trans>}
          help={<Trans>The supplier sees it and may quote again.</Trans>}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <ErrorOfOperation error={error} />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" pending={loading} onClick={() => void decide()}>
          {isAccepting ? <Trans>Accept this quotation</Trans> : <Trans>Decline this quotation</Trans>}
        </Button>
        <Button onClick={onCancel}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </section>
  );
}
