import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSeenProductsQuery } from '#operations/seen-products.ts';
import { useOnline } from '#platform/online.ts';
import { renewSeen, useSeen, type Seen } from './seen.ts';

/**
 * The products seen last, without the current one. Those stored in another language are loaded again in this
 * one.
 */
export function useSeenHere(exceptId: string | undefined): readonly Seen[] {
  const {
    i18n: { locale },
  } = useLingui();
  const online = useOnline();
  const seen = useSeen();
  const others = seen.filter(({ product }) => product.id !== exceptId);
  const { data } = useSeenProductsQuery({
    variables: { ids: others.map(({ product }) => product.id) },
    skip: !online || others.every((one) => one.locale === locale),
  });
  useEffect(() => {
    if (data) renewSeen(data.products, locale);
  }, [data, locale]);
  return others;
}
