// The only user of local and session storage. Items are wrapped with an expiry (§3); expired ones are cleared
// at most once a second (§9). Without storage (private windows, full disks) the app still works.
import { storageClearThrottleMs } from '@fairgate/schema/limits';

const prefix = 'fairgate:';

type Wrapped = {
  readonly value: unknown;
  /** Milliseconds since 1970; null never expires. */ readonly expiresAt: number | null;
};

/** local: all tabs share it. session: of one tab, until it is closed. */
type Place = 'local' | 'session';
const storageOf = (place: Place) => (place === 'local' ? localStorage : sessionStorage);

let clearedAt = 0;
/** After a full logout, until the page is loaded again: the only keys that it still writes. */
let writable: readonly string[] | undefined;

/** After a full logout: the page is about to be loaded again, and stores nothing more of the account that has left. */
export const isLeaving = (): boolean => writable !== undefined;

/** The stored value; undefined when it is missing, expired or unreadable. The caller validates it. */
export function readItem(key: string, place: Place = 'local'): unknown {
  return guarded(() => {
    const wrapped = parse(storageOf(place).getItem(prefix + key));
    if (wrapped === undefined || isLive(wrapped)) return wrapped?.value;
    clearExpired();
    return undefined;
  });
}

/**
 * Stores JSON data. Without `ttlMs` it does not expire.
 * @returns false where the storage is full or not available: what was stored before stays.
 */
export function writeItem(key: string, value: unknown, ttlMs?: number, place: Place = 'local'): boolean {
  if (writable && !writable.includes(key)) return false;
  const isWritten = guarded(() => {
    clearExpired();
    const wrapped: Wrapped = { value, expiresAt: ttlMs === undefined ? null : Date.now() + ttlMs };
    storageOf(place).setItem(prefix + key, JSON.stringify(wrapped));
    return true;
  });
  return isWritten ?? false;
}

export function removeItem(key: string, place: Place = 'local'): void {
  guarded(() => storageOf(place).removeItem(prefix + key));
}

export function storedKeys(start: string, place: Place = 'local'): readonly string[] {
  return (
    guarded(() =>
      Object.keys(storageOf(place))
        .filter((name) => name.startsWith(prefix + start))
        .map((name) => name.slice(prefix.length)),
    ) ?? []
  );
}

/**
 * §4 Full logout: removes everything in the storage of this origin, except our items with these keys, and writes nothing else until
 * the page is loaded again. What is still on its way, such as a cart, belongs to the account that has left.
 */
export function clearStorage(lastingKeys: readonly string[]): void {
  writable = lastingKeys;
  guarded(() => {
    for (const key of Object.keys(localStorage))
      if (!lastingKeys.some((one) => key === prefix + one)) localStorage.removeItem(key);
  });
  guarded(() => sessionStorage.clear());
}

function clearExpired(): void {
  if (Date.now() - clearedAt < storageClearThrottleMs) return;
  clearedAt = Date.now();
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
    const wrapped = parse(localStorage.getItem(key));
    if (!wrapped || !isLive(wrapped)) localStorage.removeItem(key);
  }
}

const isLive = ({ expiresAt }: Wrapped) => expiresAt === null || expiresAt > Date.now();

function parse(text: string | null): Wrapped | undefined {
  if (text === null) return undefined;
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null && 'expiresAt' in found
      ? (found as Wrapped)
      : undefined;
  } catch {
    return undefined;
  }
}

function guarded<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
