import { useEffect } from 'react';
import { useScannerAccountQuery } from '#operations/scanner-account.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { useAccount } from '#platform/session/use-account.ts';
import { readItem, writeItem } from '#platform/storage.ts';
import type { ScannerExhibition } from './scanner-exhibition.ts';

/** For whom this device scans: an organiser at the gates of its fairs, or an exhibitor at its stands. */
export type ScanAccount = {
  readonly kind: 'organiser' | 'supplier';
  readonly supplierId?: string;
  readonly exhibitions: readonly ScannerExhibition[];
};

/** Stored on the device, so that it scans without a network and after the session has ended. A logout removes it. */
const key = 'scan-account';

/** With the account's mark (signed-in.ts), which an earlier release did not store. */
type Stored = ScanAccount & { readonly mark?: string };

function storedAccount(): Stored | undefined {
  const found = readItem(key);
  if (typeof found !== 'object' || found === null || !('kind' in found)) return undefined;
  // An earlier release stored the exhibitions as `fairs`.
  if ('fairs' in found) return { ...found, exhibitions: found.fairs } as Stored;
  return 'exhibitions' in found ? (found as Stored) : undefined;
}

/** Undefined for all others: they check badges, and send nothing. */
export function useScanAccount(): ScanAccount | undefined {
  const signedIn = useSignedIn();
  const mark = useAccount();
  const isOfKind = signedIn === 'organiser' || signedIn === 'supplier';
  const { data } = useScannerAccountQuery({ skip: !isOfKind, fetchPolicy: 'no-cache' });
  const viewer = data?.viewer;
  const loaded: ScanAccount | undefined =
    viewer?.__typename === 'OrganiserUser' && viewer.exhibitions
      ? { kind: 'organiser', exhibitions: viewer.exhibitions.map(({ exhibition }) => exhibition) }
      : viewer?.__typename === 'SupplierUser' && viewer.stands
        ? {
            kind: 'supplier',
            supplierId: viewer.supplierId,
            exhibitions: uniqueExhibitions(viewer.stands.map(({ exhibition }) => exhibition)),
          }
        : undefined;
  const text = loaded && JSON.stringify(loaded);
  useEffect(() => {
    if (text !== undefined) writeItem(key, { ...JSON.parse(text), mark });
  }, [text, mark]);
  if (loaded) return loaded;
  const stored = storedAccount();
  // The session may have ended; somebody else's login is another matter.
  const isOwn = signedIn === stored?.kind && (stored.mark === undefined || stored.mark === mark);
  return signedIn === 'guest' || isOwn ? stored : undefined;
}

/** A company may have several stands at a fair. */
const uniqueExhibitions = (exhibitions: readonly ScannerExhibition[]) => [
  ...new Map(exhibitions.map((exhibition) => [exhibition.id, exhibition])).values(),
];
