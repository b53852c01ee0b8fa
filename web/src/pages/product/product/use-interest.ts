import { useEffect } from 'react';
import { countProductSeen } from '#platform/install.ts';

const interestMs = 4_000;

/** Someone who stays on a product is interested in it: that counts towards proposing to install the app. */
export function useInterest(productId: string | undefined): void {
  useEffect(() => {
    if (productId === undefined) return undefined;
    const timer = setTimeout(() => countProductSeen(productId), interestMs);
    return () => clearTimeout(timer);
  }, [productId]);
}
