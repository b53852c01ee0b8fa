import { useEffect, useState } from 'react';
import { Fault } from '#platform/fault.ts';
import type { OperationError } from '#platform/operation-error.ts';
import { forgetSignedIn, useSessionEnd, type ViewerKind } from '#platform/session/signed-in.ts';
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
/** The type of the API's `viewer` for each kind. */
const typeNames: Readonly<Record<ViewerKind, string>> = {
  buyer: 'Buyer',
  supplier: 'SupplierUser',
  organiser: 'OrganiserUser',
  operator: 'OperatorUser',
};
/** The type of viewer that an operation asks for more than the name of. */
export type OwnerOf<Data extends ViewerData> = WithFields<NonNullable<Data['viewer']>>;
type WithFields<Viewer> = Viewer extends unknown
  ? Exclude<keyof Viewer, '__typename'> extends never
    ? never
    : Viewer
  : never;

type Own<Owner> =
  | { readonly state: 'loading' | 'guest' }
  | { readonly state: 'failed'; readonly error: OperationError }
  | { readonly state: 'ready'; readonly owner: Owner };

/**
 * The signed-in viewer's data on a page. When a buyer's session ends without a logout, a login panel opens over
 * the page (§2.8, §8), and the old data stays until the new session's answer arrives. Within what useOwnerCount keys: the
 * data of another account is never there.
 */
export function useOwn<Data extends ViewerData>(
  { data, previousData, error }: Read<Data>,
  kind: ViewerKind,
): Own<OwnerOf<Data>> {
  useClientNow();
  const isSignedOut = data?.viewer === null && error === undefined;
  useEffect(() => {
    // The signed-in cookie has outlived the session.
    if (isSignedOut) forgetSignedIn();
  }, [isSignedOut]);
  const current = ownerIn(data ?? previousData, kind);
  const [owner, setOwner] = useState(current);
  if (current && current !== owner) setOwner(current);
  useLoginAgain(kind === 'buyer' ? owner?.email : undefined);
  const ended = useSessionEnd() !== undefined;
  if (owner) return { state: 'ready', owner };
  if (ended) return { state: 'guest' };
  if (error === undefined) return { state: 'loading' };
  return { state: 'failed', error: Fault.from(error) };
}

function ownerIn<Data extends ViewerData>(
  data: Data | undefined,
  kind: ViewerKind,
): (OwnerOf<Data> & Viewer) | undefined {
  return data?.viewer?.__typename === typeNames[kind] ? (data.viewer as OwnerOf<Data> & Viewer) : undefined;
}
