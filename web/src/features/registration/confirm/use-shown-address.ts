import { useEffect, useState } from 'react';
import type { VerificationChannel } from '#graphql';

/** An address as people write it: a phone number without the 0 that many dial within their country. */
export function useShownAddress(
  channel: VerificationChannel,
  address: string | undefined,
): string | undefined {
  const [written, setWritten] = useState<{ readonly address: string; readonly text: string }>();
  useEffect(() => {
    if (channel === 'EMAIL' || address === undefined) return undefined;
    let isLatest = true;
    import('./written-number.ts').then(
      ({ writtenNumber }) => isLatest && setWritten({ address, text: writtenNumber(address) }),
      () => undefined,
    );
    return () => {
      isLatest = false;
    };
  }, [channel, address]);
  return written?.address === address ? written?.text : address;
}
