// §9 Analytics waits for consent where it is required; elsewhere it starts at once, which is recorded as
// accept. Loaded after the page can be used, so that it delays nothing.
import { readConsent, onConsent, saveConsent } from '../consent/consent.ts';
import { setConsentBar } from '../consent/consent-bar.ts';
import { isConsentRequired } from '../consent/is-consent-required.ts';
import { forgetIds, storeIds } from '../tracking.ts';
import { listenForEvents, takeEvents } from './queue.ts';
import { startSending } from './send.ts';

/** The footer's link to change the choice. */
const anchor = '#cookies';

let started: Promise<void> | undefined;
/** True while an accept is recorded without asking (§9). */
let isAutomatic = false;

/** Once per window, after the page has loaded. */
export function startAnalytics(): void {
  const begin = () => {
    started ??= start().catch((cause: unknown) => console.warn('Analytics could not be started', cause));
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

async function start(): Promise<void> {
  import('../visit-origin.ts').then(
    ({ watchOrigins }) => watchOrigins(),
    () => undefined,
  );
  let stop: () => void = () => undefined;
  const follow = (result: 'accept' | 'reject') => {
    stop();
    if (result === 'accept') {
      storeIds();
      stop = startSending();
    } else {
      forgetIds();
      stop = listenForEvents(() => takeEvents());
    }
  };
  onConsent((result) => {
    // An automatic accept must not close a bar that the visitor has just opened.
    if (!isAutomatic) setConsentBar('closed');
    follow(result);
  });
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element && event.target.closest(`a[href$="${anchor}"]`))) return;
      event.preventDefault();
      setConsentBar('again');
      // Runs before the router navigates to the cookie page.
    },
    { capture: true },
  );

  const known = readConsent();
  if (known) follow(known);
  if (location.hash === anchor) setConsentBar('again');
  else if (!known) await askForConsent();
}

async function askForConsent(): Promise<void> {
  const required = await isConsentRequired();
  if (required) setConsentBar('first');
  // Without a known country nothing is measured, and the question waits for the next visit.
  else if (required === false) {
    isAutomatic = true;
    await saveConsent('accept').finally(() => {
      isAutomatic = false;
    });
  }
}
