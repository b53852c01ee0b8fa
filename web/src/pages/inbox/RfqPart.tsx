import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ConversationRowFragment } from '#graphql';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { buttonStyle } from '#ui/button-style.ts';

type Props = {
  readonly conversation: Pick<ConversationRowFragment, 'rfqId' | 'rfqNumber' | 'rfqProductName'>;
};

/** The request for quotation that a conversation is about, with the way to it; nothing for other conversations. */
export function RfqPart({ conversation: { rfqId, rfqNumber, rfqProductName } }: Props) {
  const isSupplier = useSignedIn() === 'supplier';
  if (rfqId === null) return null;
  const words = <Trans>See the request</Trans>;
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line p-4">
      <p className="grid min-w-0 gap-0.5">
        <span className="text-sm text-mute">
          <bdi className="figures">{rfqNumber}</bdi>
        </span>
        <span dir="auto" className="text-match font-semibold wrap-anywhere">
          {rfqProductName}
        </span>
      </p>
      {isSupplier ? (
        <Link to="/supplier-rfqs/$rfqId" params={{ rfqId }} className={buttonStyle()}>
          {words}
        </Link>
      ) : (
        <Link to="/rfq/detail" search={{ rfq_id: rfqId }} className={buttonStyle()}>
          {words}
        </Link>
      )}
    </section>
  );
}
