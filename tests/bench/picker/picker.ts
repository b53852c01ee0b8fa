// node tests/bench/picker/picker.ts [--rounds 5] [--slowdown 6] [name=URL…]
// §2.8 The tag picker with 2,000 tags on a slow phone: prints medians. Several apps are measured in alternating rounds.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startApp } from '../../setup/app.ts';
import { launchOptions } from '../../setup/browser.ts';
import { measure, median, type Figures } from './measure.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, slowdown: { type: 'string', default: '6' } },
});
const app = positionals.length === 0 ? await startApp() : undefined;
const apps = app
  ? [['built app', app.url] as const]
  : positionals.map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)] as const);
const measured = new Map<string, Figures[]>(apps.map(([name]) => [name, []]));
const browser = await chromium.launch(launchOptions());
try {
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [name, url] of apps)
      measured.get(name)?.push(await measure(browser, url, Number(values.slowdown)));
  }
} finally {
  await browser.close();
  await app?.stop();
}
console.table(
  Object.fromEntries(
    [...measured].map(([name, rounds]) => [
      name,
      Object.fromEntries(
        Object.keys(rounds[0] ?? {}).map((figure) => [
          figure,
          Math.round(median(rounds.map((one) => one[figure as keyof Figures]))),
        ]),
      ),
    ]),
  ),
);
