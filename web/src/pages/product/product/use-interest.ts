import { useEffect } from 'react';
import { countProductSeen } from '#platform/install.ts';

const interestMs = 4_000;

/** Counts a visitor who stays on a product as interested, for the offer to install the app. */
export function useInterest(productId: string | undefined): void {
  useEffect(() => {
    if (productId === undefined) return undefined;
    const timer = setTimeout(() => countProductSeen(productId), interestMs);
    return () => clearTimeout(timer);
  }, [productId]);
}
