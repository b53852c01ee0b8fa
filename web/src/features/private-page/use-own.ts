import { useEffect, useState } from 'react';
import { Fault } from '#platform/fault.ts';
import type { OperationError } from '#platform/operation-error.ts';
import { forgetSignedIn, useSessionEnd } from '#platform/session/signed-in.ts';
import { useLoginAgain } from '#platform/session/use-login-again.ts';
import { useClientNow } from './use-client-now.ts';

type Viewer = { readonly __typename: string; readonly email?: string };
export type ViewerData = { readonly viewer?: Viewer | null };
/** The result of an operation's hook. */
export type Read<Data> = {
  readonly data?: Data | undefined;
  readonly previousData?: Data | undefined;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
};
export type BuyerOf<Data extends ViewerData> = Extract<
  NonNullable<Data['viewer']>,
  { readonly __typename: 'Buyer' }
> & { readonly email: string };

type Own<Data extends ViewerData> =
  | { readonly state: 'loading' | 'guest' }
  | { readonly state: 'failed'; readonly error: OperationError }
  | { readonly state: 'ready'; readonly buyer: BuyerOf<Data> };

/**
 * The signed-in buyer's data on a page. When the session ends without a logout, a login panel opens over the
 * page (§2.8, §8), and the old data stays until the new session's answer arrives.
 */
export function useOwn<Data extends ViewerData>({ data, previousData, error }: Read<Data>): Own<Data> {
  useClientNow();
  const isSignedOut = data?.viewer === null && error === undefined;
  useEffect(() => {
    // The signed-in cookie has outlived the session.
    if (isSignedOut) forgetSignedIn();
  }, [isSignedOut]);
  const current = buyerIn(data ?? previousData);
  const [buyer, setBuyer] = useState(current);
  if (current && current !== buyer) setBuyer(current);
  useLoginAgain(buyer?.email);
  const ended = useSessionEnd() !== undefined;
  if (buyer) return { state: 'ready', buyer };
  if (ended) return { state: 'guest' };
  if (error === undefined) return { state: 'loading' };
  const fault = Fault.from(error);
  return { state: 'failed', error: { code: fault.code, retryAfterSeconds: fault.retryAfterSeconds } };
}

function buyerIn<Data extends ViewerData>(data: Data | undefined): BuyerOf<Data> | undefined {
  return data?.viewer?.__typename === 'Buyer' ? (data.viewer as BuyerOf<Data>) : undefined;
}
