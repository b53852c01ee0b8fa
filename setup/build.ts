// `pnpm run build` builds everything. `npm start` runs it as `build.ts start SECONDS`: the data folder is made meanwhile, and files
// are compressed less. SECONDS is the time (of the clock) when the installation began, which has just ended.
import { bundles, generate } from './build-steps.ts';
import { printStep, runSteps, type Step } from './steps.ts';

const forStart = process.argv[2] === 'start';
if (forStart) printStep('install', Date.now() / 1000 - Number(process.argv[3]), true);

// Embedded services that end at once: by then the database has its data.
const data: Step = { name: 'demo data', command: 'NODE_ENV=production embedded -- true' };
const steps = [generate, ...(forStart ? [data] : []), ...bundles({ quick: forStart })];
process.exitCode = (await runSteps(steps)).size === steps.length ? 0 : 1;
