// §9 What is measured waits for the visitor's word where it is asked for; elsewhere it begins at once, which is recorded
// as accept. Loaded when the page can be used: it never stands in anybody's way.
import { readConsent, onConsent, saveConsent } from '../consent/consent.ts';
import { setConsentBar } from '../consent/consent-bar.ts';
import { isAsked } from '../consent/is-asked.ts';
import { forgetIds, keepIds } from '../tracking.ts';
import { listenForEvents, takeEvents } from './queue.ts';
import { startSending } from './send.ts';

/** Where the footer leads whoever wants to choose anew. */
const anchor = '#cookies';

let started: Promise<void> | undefined;
/** While §9's accept is being recorded where nobody is asked. */
let unasked = false;

/** Once a window, when the page has loaded. */
export function startAnalytics(): void {
  const begin = () => {
    started ??= start().catch((cause: unknown) => console.warn('Nothing is counted', cause));
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

async function start(): Promise<void> {
  let stop: () => void = () => undefined;
  const follow = (result: 'accept' | 'reject') => {
    stop();
    if (result === 'accept') {
      keepIds();
      stop = startSending();
    } else {
      forgetIds();
      stop = listenForEvents(() => takeEvents());
    }
  };
  onConsent((result) => {
    // What is recorded unasked answers nobody who has just asked for the choice.
    if (!unasked) setConsentBar('closed');
    follow(result);
  });
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element && event.target.closest(`a[href$="${anchor}"]`))) return;
      event.preventDefault();
      setConsentBar('again');
      // Before the router takes the step to the page that says more.
    },
    { capture: true },
  );

  const known = readConsent();
  if (known) follow(known);
  if (location.hash === anchor) setConsentBar('again');
  else if (!known) await ask();
}

async function ask(): Promise<void> {
  const asked = await isAsked();
  if (asked) setConsentBar('first');
  // Who could not be placed is not measured, and not asked before the next visit.
  else if (asked === false) {
    unasked = true;
    await saveConsent('accept').finally(() => {
      unasked = false;
    });
  }
}
