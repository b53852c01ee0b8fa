import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useFormat } from '#ui/format.ts';
import { useEntries } from './use-entries.ts';
import { watchCart } from './watch-cart.ts';

/** The number of products in the cart, the same in all tabs. It also follows the session for all parts of the cart. */
export function CartCount() {
  const client = useApolloClient();
  const { t } = useLingui();
  const { number } = useFormat();
  const count = useEntries().length;
  useEffect(() => watchCart(client), [client]);
  if (count === 0) return null;
  return (
    <span className="figures absolute end-0 top-0 grid max-md:end-0.5 h-5 min-w-5 place-items-center rounded-full bg-action px-1 text-xs font-bold text-on-action">
      <span aria-hidden>{number(count)}</span>
      <span className="sr-only">{t`${plural(count, { one: '# product', other: '# products' })}`}</span>
    </span>
  );
}
