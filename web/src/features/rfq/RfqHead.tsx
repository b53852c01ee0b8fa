import { Trans } from '@lingui/react/macro';
import type { RfqTermsFragment } from '#graphql';
import { DateText } from '#ui/Texts.tsx';
import { RfqStateText } from './RfqStateText.tsx';

type Props = {
  readonly rfq: Pick<RfqTermsFragment, 'productName' | 'number' | 'state' | 'createdAt' | 'expiresOn'>;
};

/** What it is about, its number and its state. */
export function RfqHead({ rfq }: Props) {
  const { productName, number, state, createdAt, expiresOn } = rfq;
  return (
    <header className="grid gap-1">
      <h2 dir="auto" className="text-match text-xl wrap-anywhere md:text-2xl">
        {productName}
      </h2>
      <p className="flex flex-wrap gap-x-3 text-mute">
        <bdi className="figures">{number}</bdi>
        <strong className="text-ink">
          <RfqStateText state={state} />
        </strong>
        <span>
          <Trans>
            Sent <DateText iso={createdAt.slice(0, 10)} />
          </Trans>
        </span>
        {state === 'OPEN' && (
          <span>
            <Trans>
              Open until <DateText iso={expiresOn} />
            </Trans>
          </span>
        )}
      </p>
    </header>
  );
}
