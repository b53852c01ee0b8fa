import { useEffect } from 'react';
import { useRfqContactQuery } from '#operations/rfq-contact.ts';
import { deviceList, hasFields } from '#platform/device-list.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { useAccount } from '#platform/session/use-account.ts';
import { contactOf, type KnownContact, type RfqBuyer } from './rfq-values.ts';

type StoredBuyer = {
  readonly account: string;
  readonly id: string;
  readonly email: string;
  readonly contact: KnownContact;
};

/** The buyer is known also without a network, so that an RFQ is sent in this account later. A full logout removes it. */
const list = deviceList('rfq-buyer', {
  ttlMs: 30 * 86_400_000,
  most: 1,
  isItem: (value): value is StoredBuyer => hasFields(value, ['account', 'id', 'email', 'contact']),
});

export type RfqViewer =
  | { readonly state: 'loading' | 'failed' | 'other' }
  | { readonly state: 'guest'; readonly account: '' }
  | ({ readonly state: 'buyer'; readonly again?: RfqBuyer['rfq'] } & StoredBuyer);

/** Who fills in the form. @param againId of an earlier RFQ of the buyer that it begins with. */
export function useRfqViewer(againId: string | undefined): RfqViewer {
  const signedIn = useSignedIn();
  const account = useAccount();
  const { data, error } = useRfqContactQuery({
    variables: { rfqId: againId ?? '0', again: againId !== undefined },
    skip: signedIn !== 'buyer',
  });
  const [stored] = list.use();
  const buyer = data?.viewer?.__typename === 'Buyer' ? data.viewer : undefined;
  useEffect(() => {
    if (buyer) list.update(() => [{ account, id: buyer.id, email: buyer.email, contact: contactOf(buyer) }]);
  }, [buyer, account]);
  switch (signedIn) {
    case 'unknown':
      return { state: 'loading' };
    case 'guest':
      return { state: 'guest', account: '' };
    case 'buyer':
      if (buyer) {
        const { id, email, rfq } = buyer;
        return { state: 'buyer', account, id, email, contact: contactOf(buyer), again: rfq };
      }
      if (error && stored?.account === account) return { state: 'buyer', ...stored };
      return { state: error ? 'failed' : 'loading' };
    default:
      return { state: 'other' };
  }
}
