import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { toEntry } from './entry.ts';
import { setOffered } from './lists.ts';
import { ExchangeCartTokenDocument } from '#operations/exchange-cart-token.ts';
import { outcomeOf } from '#platform/outcome.ts';
import { offerReload } from '#ui/offer-reload.ts';
import { showToast } from '#ui/toast/show-toast.ts';

/** §7.2 Exchanges the token that another site has put into the address, and offers its products. It leaves the address. */
export function useCartToken(token: string | undefined): void {
  const client = useApolloClient();
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const exchange = useEffectEvent(async (given: string) => {
    const { done, error } = await outcomeOf(
      client.mutate({
        mutation: ExchangeCartTokenDocument,
        variables: { token: given },
        fetchPolicy: 'no-cache',
      }),
      (data) => data.exchangeCartToken,
    );
    await navigate({
      to: '/cart',
      search: ({ cart_token: _, ...rest }: { cart_token?: string }) => rest,
      replace: true,
      resetScroll: false,
    });
    if (done) return setOffered(done.entries.map(toEntry), done.partner);
    await import('#ui/error-text.ts').then(
      ({ errorText }) => showToast(errorText(i18n, error), { kind: 'error' }),
      () => offerReload(i18n),
    );
  });
  useEffect(() => {
    if (token !== undefined) void exchange(token);
  }, [token]);
}
