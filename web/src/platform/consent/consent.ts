// §3, §4, §9 what this visitor agreed to. vanilla-cookieconsent keeps the record, in the cookie that §9 names; its own
// windows are never made. Its code is loaded when something is to be recorded, once in half a year.
import {
  consentCategories,
  consentCookieName,
  type ConsentCategory,
  type ConsentResult,
} from '@fairgate/schema/constants';
import { consentCookieDays, consentRevisionNumber } from '@fairgate/schema/limits';
import { writeItem } from '../storage.ts';

/** §9: the result beside the record. It outlives a logout (session/leave.ts), as the cookie does. */
const item = 'consent';
const dayMs = 86_400_000;
const [necessary, analytics] = consentCategories;

const listeners = new Set<(result: ConsentResult) => void>();

/** What is known of the record; undefined where there is none, it has expired, or was given for an older revision (§4). */
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
    // Without a record it makes its first window in any case: here it stands on no page.
    root: document.createElement('div'),
    lazyHtmlGeneration: true,
    manageScriptTags: false,
    // Whom the gateway would ask is asked, whatever drives the browser.
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
  tell(result);
}

/** Whenever a choice was made, here or on another page. Returns what stops it. */
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
  if (result) tell(result);
}

function tell(result: ConsentResult): void {
  for (const listener of listeners) listener(result);
}
