// `pnpm chaos`: attacks on the built app, and what other visitors notice (docs/reliability.md). Prints a table and ends with
// exit code 1 if a promise is not kept. --only NAME runs one group; --write also writes the table to the document.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brokenServices } from './broken-services.ts';
import { browserOnBadNetworks } from './browser.ts';
import { connections } from './connections.ts';
import { fullDisk } from './full-disk.ts';
import { hostileDocuments } from './hostile-documents.ts';
import { kills } from './kills.ts';
import { memory } from './memory.ts';
import { oneVisitor } from './one-visitor.ts';
import { tableOf, type Finding, type Scenario } from './scenario.ts';
import { stopping } from './stopping.ts';
import { submissions } from './submissions.ts';

const document = new URL('../../docs/reliability.md', import.meta.url);
const scenarios: readonly Scenario[] = [
  hostileDocuments,
  brokenServices,
  connections,
  oneVisitor,
  memory,
  stopping,
  kills,
  submissions,
  fullDisk,
  browserOnBadNetworks,
];

const { values } = parseArgs({
  options: { only: { type: 'string' }, write: { type: 'boolean', default: false } },
});
const chosen = scenarios.filter(({ name }) => values.only === undefined || name === values.only);
if (chosen.length === 0) throw new Error(`--only: use ${scenarios.map(({ name }) => name).join(', ')}`);

const parts: string[] = [];
let broken = 0;
for (const { name, run } of chosen) {
  const findings: Finding[] = [];
  for await (const finding of run()) {
    findings.push(finding);
    if (!finding.holds) broken += 1;
    console.log(`${finding.holds ? 'kept  ' : 'BROKEN'} ${finding.attack}: ${finding.measured}`);
  }
  parts.push(`### ${name}\n\n${tableOf(findings)}\n`);
}
const tables = parts.join('\n');
console.log(`\n${tables}`);
if (values.write) {
  const [head = ''] = readFileSync(document, 'utf8').split('<!-- measured -->');
  writeFileSync(document, `${head}<!-- measured -->\n\n${tables}`);
}
process.exitCode = broken > 0 ? 1 : 0;
