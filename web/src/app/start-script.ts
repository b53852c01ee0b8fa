// The app's scripts are fetched when the page has loaded and been painted, with what is seen of it. Until then the network belongs to fonts
// and pictures: on a slow one the scripts, half of all bytes, would hold them up. Links and forms work before.
import { scriptJson } from '#platform/script-json.ts';

// A picture that hangs does not hold up the app for ever.
const startAtMostMs = 3_000;

// The first of the files is the one that runs.
const start = `(() => {
  const files = JSON.parse(document.getElementById('scripts').textContent);
  const add = (name, attributes) => document.head.append(Object.assign(document.createElement(name), attributes));
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    add('script', { type: 'module', src: '/' + files[0] });
    for (const file of files) setTimeout(() => add('link', { rel: 'modulepreload', href: '/' + file }));
  };
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
  setTimeout(start, ${startAtMostMs});
})()`.replaceAll(/\n\s*/g, '');

/** @param files Paths in the built folder, the entry first. */
export function startScript(files: readonly string[]): string {
  return `<script id="scripts" type="application/json">${scriptJson(JSON.stringify(files))}</script><script>${start}</script>`;
}
