// Fetches the app's scripts after the page has loaded and painted with its visible pictures. Until then the
// network serves fonts and pictures: on a slow network the scripts, half of all bytes, would delay them.
// Links and the search work without the scripts.
import { hydrated, listening } from '#ui/early-events.ts';
import { scriptJson } from '#platform/script-json.ts';

// A picture that hangs does not delay the app further.
const startAtMostMs = 3_000;

/**
 * The text of the inline script, for the Content-Security-Policy. It executes the first file only.
 *
 * It also keeps what is done too early (§5). A form that is submitted before it is hydrated is submitted then
 * (use-early-submit.ts): no address takes a POST, which would also end the page. Of the buttons that are clicked before, the
 * last one is clicked again. Once React listens it stops those events that it has to drop, because the code of their part is
 * not loaded; its listeners come first.
 */
export const start = `(() => {
  const files = JSON.parse(document.getElementById('scripts').textContent);
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    import('/' + files[0]);
    for (const file of files) setTimeout(() => {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
    });
  };
  const submitLater = (event) => {
    if (event.defaultPrevented || event.target.method !== 'post') return;
    event.preventDefault();
    event.target.dataset.early = '';
  };
  addEventListener('submit', submitLater);
  let clicked;
  addEventListener('click', ({ target }) => {
    clicked = { button: target.closest?.('button[type=button]'), address: location.href };
  }, true);
  addEventListener('${listening}', () => {
    document.addEventListener('click', (event) => {
      if (!event.cancelBubble) clicked = undefined;
    }, true);
    document.addEventListener('submit', (event) => {
      if (event.cancelBubble) submitLater(event);
    }, true);
  });
  addEventListener('${hydrated}', () => setTimeout(() => {
    const { button, address } = clicked || {};
    clicked = undefined;
    if (address === location.href) button?.click();
  }));
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
  setTimeout(start, ${startAtMostMs});
})()`.replaceAll(/\n\s*/g, '');

/** @param files paths in the built folder, the entry first. */
export function startScript(files: readonly string[]): string {
  return `<script id="scripts" type="application/json">${scriptJson(JSON.stringify(files))}</script><script>${start}</script>`;
}
