import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useOffered } from './lists.ts';
import { useTakeOffer } from './use-take-offer.ts';

/**
 * §4 What the person collected before the login, or another site proposes: offered once, because the list of the account has
 * taken its place.
 */
export function CartOffer() {
  const offered = useOffered();
  const { pending, take, dismiss } = useTakeOffer(offered);
  const from = offered[0]?.from;
  const count = offered.length;
  if (from === undefined) return null;
  return (
    <Notice
      actions={
        <>
          <Button size="small" look="quiet" onClick={dismiss}>
            <Trans>Dismiss</Trans>
          </Button>
          <Button size="small" look="primary" pending={pending} onClick={() => void take()}>
            <Trans>Add to my cart</Trans>
          </Button>
        </>
      }
    >
      {from === '' ? (
        <Plural
          value={count}
          one="You added # product to your enquiry cart before you logged in. Add it to the cart in your account?"
          other="You added # products to your enquiry cart before you logged in. Add them to the cart in your account?"
        />
      ) : (
        <Plural
          value={count}
          one={`${from} suggests # product for your enquiry cart.`}
          other={`${from} suggests # products for your enquiry cart.`}
        />
      )}
    </Notice>
  );
}
