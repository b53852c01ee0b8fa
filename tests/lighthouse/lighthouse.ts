// pnpm lighthouse [--runs 5] [--page home]… [--write]
// Measures the usual entry pages on a simulated phone. --write writes the results to docs/lighthouse.md.
// Fails if a page exceeds the limits of summary.ts. Uses the app at BASE_URL, otherwise starts the built app with a new
// data folder.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startApp } from '../setup/app.ts';
import { measure, type Run } from './measure.ts';
import { measuredPages } from './pages.ts';
import { report } from './report.ts';
import { summarize } from './summary.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true, default: [] },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.runs);

const app = process.env.BASE_URL ? undefined : await startApp();
try {
  const baseUrl = app?.url ?? process.env.BASE_URL ?? '';
  const all = await measuredPages(baseUrl);
  const pages = all.filter(({ name }) => values.page.length === 0 || values.page.includes(name));
  const runs = new Map<string, Run[]>(pages.map(({ name }) => [name, []]));
  // In rounds, so that other load on the machine affects all pages.
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, path } of pages) runs.get(name)?.push(await measure(baseUrl + path));
  }
  const summaries = pages.map(({ name, path }) => summarize(name, path, runs.get(name) ?? []));
  const environment = [...runs.values()][0]?.[0]?.environment;
  if (!environment) throw new Error(`No such page. Known pages: ${all.map(({ name }) => name).join(', ')}`);
  const text = report(summaries, rounds, environment);
  process.stdout.write(text);
  for (const { page, failedAudits, failures } of summaries) {
    if (failures.length > 0) process.exitCode = 1;
    if (failedAudits.length > 0)
      process.stdout.write(
        `\n${page}${failures.length > 0 ? ` FAILED: ${failures.join(', ')}` : ''}\n  ${failedAudits.join('\n  ')}\n`,
      );
  }
  if (values.write) writeFileSync(new URL('../../docs/lighthouse.md', import.meta.url), text);
} finally {
  await app?.stop();
}
