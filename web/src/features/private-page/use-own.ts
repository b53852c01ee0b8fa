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
export type ViewerKind = 'Buyer' | 'SupplierUser' | 'OrganiserUser';
export type OwnerOf<Data extends ViewerData, Kind extends ViewerKind> = Extract<
  NonNullable<Data['viewer']>,
  { readonly __typename: Kind }
>;

type Own<Owner> =
  | { readonly state: 'loading' | 'guest' }
  | { readonly state: 'failed'; readonly error: OperationError }
  | { readonly state: 'ready'; readonly owner: Owner };

/**
 * The signed-in viewer's data on a page. When a buyer's session ends without a logout, a login panel opens over
 * the page (§2.8, §8), and the old data stays until the new session's answer arrives.
 */
export function useOwn<Data extends ViewerData, Kind extends ViewerKind>(
  { data, previousData, error }: Read<Data>,
  kind: Kind,
): Own<OwnerOf<Data, Kind>> {
  useClientNow();
  const isSignedOut = data?.viewer === null && error === undefined;
  useEffect(() => {
    // The signed-in cookie has outlived the session.
    if (isSignedOut) forgetSignedIn();
  }, [isSignedOut]);
  const current = ownerIn<Data, Kind>(data ?? previousData, kind);
  const [owner, setOwner] = useState(current);
  if (current && current !== owner) setOwner(current);
  useLoginAgain(kind === 'Buyer' ? owner?.email : undefined);
  const ended = useSessionEnd() !== undefined;
  if (owner) return { state: 'ready', owner };
  if (ended) return { state: 'guest' };
  if (error === undefined) return { state: 'loading' };
  return { state: 'failed', error: Fault.from(error) };
}

function ownerIn<Data extends ViewerData, Kind extends ViewerKind>(
  data: Data | undefined,
  kind: Kind,
): OwnerOf<Data, Kind> | undefined {
  return data?.viewer?.__typename === kind ? (data.viewer as OwnerOf<Data, Kind>) : undefined;
}
