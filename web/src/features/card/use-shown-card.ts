import { type CardVerdict, verifyCard } from '@fairgate/badge/card';
import { useEffect, useState } from 'react';
import { readItem, removeItem, writeItem } from '#platform/storage.ts';
import { cardKeys } from './card-keys.ts';
import { readCardLink, type ShownCode } from './card-link.ts';

const key = 'shown-card';

/** The card that the address holds. It is taken out of the address, and stays for a reload of this tab. */
function takeShownCode(): ShownCode | undefined {
  const { pathname, search, hash } = location;
  if (hash === '') {
    const stored = readItem(key, 'session');
    return typeof stored === 'string' ? readCardLink(stored) : undefined;
  }
  // Where there is no room, a reload must not show the card before this one.
  if (!writeItem(key, hash, undefined, 'session')) removeItem(key, 'session');
  history.replaceState(history.state, '', pathname + search);
  return readCardLink(hash);
}

type Shown = { readonly code?: ShownCode | undefined; readonly verdict?: CardVerdict };

async function shownNow(): Promise<Shown> {
  const code = takeShownCode();
  if (!code) return {};
  const keys = await cardKeys();
  return { code, verdict: await verifyCard(code.signedCode, { keys, nowSeconds: Date.now() / 1_000 }) };
}

/** The card of the address, checked; undefined until then. */
export function useShownCard(): Shown | undefined {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const look = () => void shownNow().then(setShown);
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return shown;
}
