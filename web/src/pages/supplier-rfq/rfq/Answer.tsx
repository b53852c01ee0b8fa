import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { DateText } from '#ui/Texts.tsx';
import type { AnswerProps } from './answer-props.ts';
import { AskBuyer } from './AskBuyer.tsx';
import { DeclineForm } from './DeclineForm.tsx';
import { QuotationForm } from './QuotationForm.tsx';
import { SentQuotations } from './SentQuotations.tsx';

/** What the supplier has answered, and how it can answer: a quotation, a question, or no. */
export function Answer(props: AnswerProps) {
  const { rfq, onChange } = props;
  const [wanted, setWanted] = useState<'quotation' | 'decline'>();
  const { quotations, declinedAt, state } = rfq;
  const takesQuotations = state === 'OPEN';
  const isFirst = quotations.length === 0 && declinedAt === null;
  const isQuoting = takesQuotations && wanted !== 'decline' && (isFirst || wanted === 'quotation');
  const settled = () => {
    setWanted(undefined);
    onChange();
  };
  return (
    <div className="grid gap-6">
      {quotations.length > 0 && <SentQuotations rfq={rfq} onChange={onChange} />}
      {declinedAt !== null && (
        <p>
          <Trans>
            You declined on <DateText iso={declinedAt.slice(0, 10)} />. You can still quote.
          </Trans>
        </p>
      )}
      {!takesQuotations && (
        <p className="text-mute">
          <Trans>This request no longer takes quotations.</Trans>
        </p>
      )}
      {isQuoting && (
        <section className="grid gap-4">
          <h2 className="text-lg">
            {quotations.length > 0 ? <Trans>New version of your quotation</Trans> : <Trans>Quote</Trans>}
          </h2>
          <QuotationForm {...props} onSent={settled} />
        </section>
      )}
      {wanted === 'decline' && (
        <DeclineForm rfqId={rfq.id} onDeclined={settled} onCancel={() => setWanted(undefined)} />
      )}
      <div className="flex flex-wrap gap-2">
        {takesQuotations && !isQuoting && (
          <Button look="primary" onClick={() => setWanted('quotation')}>
            {quotations.length > 0 ? <Trans>Send a new version</Trans> : <Trans>Quote</Trans>}
          </Button>
        )}
        {takesQuotations && !isFirst && isQuoting && (
          <Button onClick={() => setWanted(undefined)}>
            <Trans>Not now</Trans>
          </Button>
        )}
        {(takesQuotations || rfq.conversationId !== null) && (
          <AskBuyer rfqId={rfq.id} conversationId={rfq.conversationId} />
        )}
        {takesQuotations && isFirst && wanted !== 'decline' && (
          <Button look="quiet" onClick={() => setWanted('decline')}>
            <Trans>Decline</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
