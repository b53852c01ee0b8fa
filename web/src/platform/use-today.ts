import { useRouteContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';

const day = () => new Date().toISOString().slice(0, 10);
const never = () => () => undefined;

/**
 * Today, an ISO day. While a page hydrates it is the day when the server rendered it, which for a stored page is an earlier
 * one; then it is the device's.
 */
export function useToday(): string {
  const { renderedAt } = useRouteContext({ from: '__root__' });
  return useSyncExternalStore(never, day, () => renderedAt?.slice(0, 10) ?? day());
}
