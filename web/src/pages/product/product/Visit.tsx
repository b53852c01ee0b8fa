import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { rememberSeen } from '#features/recently-seen/seen.ts';
import { countProductSeen } from '#platform/install.ts';
import type { Product } from './product.ts';

const interestMs = 4_000;

/**
 * Remembers a visited product. Counts a visitor who stays on it as interested, for the offer to install the app. Shows
 * nothing.
 */
export function Visit({ product }: { readonly product: Product }) {
  const {
    i18n: { locale },
  } = useLingui();
  const { id } = product;
  useEffect(() => rememberSeen(product, locale), [product, locale]);
  useEffect(() => {
    const timer = setTimeout(() => countProductSeen(id), interestMs);
    return () => clearTimeout(timer);
  }, [id]);
  return null;
}
