// §3, §4, §9 The visitor's consent. vanilla-cookieconsent stores the record in the cookie of §9; its dialogs
// are never shown. Its code is loaded only to record a choice, once in half a year.
import {
  consentCategories,
  consentCookieName,
  type ConsentCategory,
  type ConsentResult,
} from '@fairgate/schema/constants';
import { consentCookieDays, consentRevisionNumber } from '@fairgate/schema/limits';
import { writeItem } from '../storage.ts';

/** §9: a copy of the result. Like the cookie, it survives a logout (session/clear-device.ts). */
const item = 'consent';
const dayMs = 86_400_000;
const [necessary, analytics] = consentCategories;

const listeners = new Set<(result: ConsentResult) => void>();

/**
 * The recorded choice; undefined without a record, or when it has expired or belongs to an older revision
 * (§4).
 */
export function readConsent(): ConsentResult | undefined {
  const value = document.cookie
    .split('; ')
    .find((one) => one.startsWith(`${consentCookieName}=`))
    ?.slice(consentCookieName.length + 1);
  try {
    const { categories, revision, expirationTime } = JSON.parse(decodeURIComponent(value ?? '')) as {
      categories: ConsentCategory[];
      revision: number;
      expirationTime: number;
    };
    if (revision !== consentRevisionNumber || expirationTime < Date.now()) return undefined;
    return categories.includes(analytics) ? 'accept' : 'reject';
  } catch {
    return undefined;
  }
}

/** Records a choice, for this and all other open pages. */
export async function saveConsent(result: ConsentResult): Promise<void> {
  const { acceptCategory, run } = await import('vanilla-cookieconsent');
  await run({
    autoShow: false,
    // Without a record the library always renders its dialog: here into a detached element.
    root: document.createElement('div'),
    lazyHtmlGeneration: true,
    manageScriptTags: false,
    // The gateway decides whom to ask, bots included.
    hideFromBots: false,
    revision: consentRevisionNumber,
    cookie: { name: consentCookieName, expiresAfterDays: consentCookieDays, sameSite: 'Lax' },
    categories: { [necessary]: { enabled: true, readOnly: true }, [analytics]: {} },
    language: {
      default: 'en',
      translations: { en: { consentModal: {}, preferencesModal: { sections: [] } } },
    },
  });
  acceptCategory(result === 'accept' ? 'all' : []);
  writeItem(item, result, consentCookieDays * dayMs);
  notify(result);
}

/** Called on each choice, on this or another page. Returns a function that stops it. */
export function onConsent(listener: (result: ConsentResult) => void): () => void {
  if (listeners.size === 0) addEventListener('storage', fromOtherPage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', fromOtherPage);
  };
}

function fromOtherPage({ key }: StorageEvent): void {
  const result = key?.endsWith(`:${item}`) ? readConsent() : undefined;
  if (result) notify(result);
}

function notify(result: ConsentResult): void {
  for (const listener of listeners) listener(result);
}
