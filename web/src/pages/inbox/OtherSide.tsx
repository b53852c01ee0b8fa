import { Trans } from '@lingui/react/macro';
import type { ConversationRowFragment } from '#graphql';
import type { SignedIn } from '#platform/session/signed-in.ts';

type Props = {
  readonly conversation: Pick<ConversationRowFragment, 'kind' | 'supplier' | 'contactName'>;
  readonly viewer: SignedIn;
};

/** With whom a conversation is: the supplier for a buyer, the buyer for a supplier, or our team. */
export function OtherSide({ conversation: { kind, supplier, contactName }, viewer }: Props) {
  if (kind === 'TICKET') return <Trans>Our team</Trans>;
  if (viewer === 'supplier') return contactName || <Trans>A buyer</Trans>;
  return supplier?.name ?? <Trans>A supplier that is no longer listed</Trans>;
}
