import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useComparedProductsQuery } from '#operations/compared-products.ts';
import { useOnline } from '#platform/online.ts';
import { renewCompared, type Compared } from './compared.ts';

const freshMs = 10 * 60_000;

/**
 * Loads facts that are missing, in another language or older than ten minutes, and stores them for offline
 * use.
 */
export function useFreshFacts(items: readonly Compared[]): void {
  const {
    i18n: { locale },
  } = useLingui();
  const online = useOnline();
  const [openedAt] = useState(() => Date.now());
  const isFresh = items.every(
    ({ facts, locale: own, storedAt }) =>
      facts && own === locale && Date.parse(storedAt ?? '') > openedAt - freshMs,
  );
  const { data } = useComparedProductsQuery({
    variables: { ids: items.map(({ product }) => product.id) },
    skip: isFresh || !online,
    fetchPolicy: 'network-only',
  });
  useEffect(() => {
    if (data) renewCompared(data.products, locale);
  }, [data, locale]);
}
