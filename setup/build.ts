// `pnpm run build` builds everything. `npm start` runs it as `build.ts start SECONDS`: the data folder is made meanwhile, and files
// are compressed less. SECONDS is the time (of the clock) when the installation began, which has just ended.
import { printStep, runSteps, type Step } from './steps.ts';

const forStart = process.argv[2] === 'start';
if (forStart) printStep('install', Date.now() / 1000 - Number(process.argv[3]), true);

// Embedded services that end at once: by then the database has its data.
const data: Step = { name: 'demo data', command: 'NODE_ENV=production embedded -- true' };
const web = 'pnpm --filter @fairgate/web run';
const steps: Step[] = [
  { name: 'codegen', command: 'pnpm run codegen' },
  ...(forStart ? [data] : []),
  { name: 'web client', command: `${web} build:client`, after: ['codegen'] },
  // The server's bundle has the client's manifest in it: which styles and scripts a page needs.
  { name: 'web server', command: `${web} build:server`, after: ['web client'] },
  {
    name: 'web files',
    command: `${web} build:files${forStart ? ' --quick' : ''}`,
    after: ['web client'],
  },
  { name: 'explorer', command: 'pnpm --filter @fairgate/gateway run build' },
];
process.exitCode = (await runSteps(steps)) ? 0 : 1;
