// `pnpm run build` builds everything. `npm start` runs it as `build.ts start SECONDS`: the data folder is made meanwhile, and files
// are compressed less. SECONDS is the time (of the clock) when the installation began, which has just ended.
import { printStep, runSteps, type Step } from './steps.ts';

const forStart = process.argv[2] === 'start';
if (forStart) printStep('install', Date.now() / 1000 - Number(process.argv[3]), true);

// Embedded services that end at once: by then the database has its data.
const data: Step = { name: 'demo data', command: 'NODE_ENV=production embedded -- true' };
const client = 'pnpm --filter @fairgate/web run build:client';
const steps: Step[] = [
  { name: 'codegen', command: 'pnpm run codegen' },
  ...(forStart ? [data] : []),
  { name: 'web client', command: forStart ? `${client} --quick` : client, after: ['codegen'] },
  { name: 'web server', command: 'pnpm --filter @fairgate/web run build:server', after: ['codegen'] },
  { name: 'explorer', command: 'pnpm --filter @fairgate/gateway run build' },
];
process.exitCode = (await runSteps(steps)) ? 0 : 1;
