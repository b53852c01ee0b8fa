import { type CardVerdict, verifyCard } from '@fairgate/badge/card';
import { useEffect, useState } from 'react';
import { readItem, writeItem } from '#platform/storage.ts';
import { cardKeys } from './card-keys.ts';
import { readCardLink, type ShownCode } from './card-link.ts';

const key = 'shown-card';

/** The card that the address holds. It is taken out of the address, and stays for a reload of this tab. */
function takeShownCode(): ShownCode | undefined {
  const { pathname, search, hash } = location;
  if (hash !== '') {
    writeItem(key, hash, undefined, 'session');
    history.replaceState(history.state, '', pathname + search);
  }
  const stored = readItem(key, 'session');
  return typeof stored === 'string' ? readCardLink(stored) : undefined;
}

type Shown = { readonly code?: ShownCode | undefined; readonly verdict?: CardVerdict };

/** The card of the address or of a scanned text, checked. */
export function useShownCard() {
  const [shown, setShown] = useState<Shown>();
  const check = async (code: ShownCode | undefined): Promise<void> => {
    if (!code) return setShown({});
    setShown(undefined);
    const verdict = await verifyCard(code.signedCode, { keys: await cardKeys(), nowSeconds: Date.now() / 1_000 });
    setShown({ code, verdict });
  };
  useEffect(() => {
    void check(takeShownCode());
    const again = () => void check(takeShownCode());
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, []);
  return { shown, read: (text: string) => void check(readCardLink(text)) };
}
