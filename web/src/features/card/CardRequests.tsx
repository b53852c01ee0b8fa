import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { CardRequestsQuery } from '#graphql';
import { useAnswerCardRequestMutation } from '#operations/answer-card-request.ts';
import { useCardRequestsQuery } from '#operations/card-requests.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorAlert } from '#ui/ErrorAlert.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { Section } from '#ui/Section.tsx';
import { CountryText, DateText } from '#ui/Texts.tsx';

type Supplier = Extract<NonNullable<CardRequestsQuery['viewer']>, { __typename: 'SupplierUser' }>;
type Request = NonNullable<Supplier['cardRequests']>[number];

/** A supplier's requests for the card; nothing without any. */
export function CardRequests() {
  const { data, refetch } = useCardRequestsQuery({
    skip: useSignedIn() !== 'supplier',
    fetchPolicy: 'no-cache',
  });
  const requests = data?.viewer?.__typename === 'SupplierUser' ? (data.viewer.cardRequests ?? []) : [];
  if (requests.length === 0) return null;
  return (
    <Section title={<Trans>Requests for your card</Trans>}>
      <ul className="grid max-w-3xl divide-y divide-line rounded-lg border border-line">
        {requests.map((request) => (
          <li key={request.id}>
            <Asked request={request} onAnswered={() => void refetch()} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Asked({ request, onAnswered }: { readonly request: Request; readonly onAnswered: () => void }) {
  const { id, name, company, countryCode, requestedAt, answeredAt } = request;
  const [answer] = useAnswerCardRequestMutation();
  const [pending, setPending] = useState(false);
  const { error, attempt } = useAttempt();
  const give = async (): Promise<void> => {
    setPending(true);
    if (await attempt(answer({ variables: { id } }), (sent) => sent.answerCardRequest)) onAnswered();
    setPending(false);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="min-w-0">
        <p dir="auto" className="text-match font-semibold wrap-anywhere">
          {[name, company].filter(Boolean).join(' · ') || <Trans>A buyer</Trans>}
        </p>
        <p className="text-sm text-mute">
          {countryCode && (
            <>
              <CountryText code={countryCode} />
              {' · '}
            </>
          )}
          <DateText iso={requestedAt} />
        </p>
      </div>
      {answeredAt ? (
        <p className="text-sm text-mute">
          <Trans>
            Card sent on <DateText iso={answeredAt} />
          </Trans>
        </p>
      ) : (
        <Button look="primary" pending={pending} onClick={() => void give()}>
          <Trans>Send your card</Trans>
        </Button>
      )}
      {error?.code === 'CARDS_FULL' ? (
        <ErrorAlert>
          <Trans>This buyer’s saved cards are full, so there’s no room for yours.</Trans>
        </ErrorAlert>
      ) : (
        <ErrorOfOperation error={error} />
      )}
      {error?.code === 'CARD_EMPTY' && (
        <p className="text-sm text-mute">
          <Trans>Ask the organiser of the fair to add them.</Trans>
        </p>
      )}
    </div>
  );
}
