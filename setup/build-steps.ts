// What `pnpm run build` and `npm test` build.
import type { Step } from './steps.ts';

const web = 'pnpm --filter @fairgate/web run';

/** Generated code with its types, which the checks read. */
export const codegen: Step = { name: 'codegen', command: 'pnpm run codegen' };
/** The generated code that a build reads. */
export const generate: Step = { name: 'codegen', command: 'node web/codegen/write-files.ts' };

/** What follows the generated code. `quick` compresses less. */
export const bundles = ({ quick }: { quick: boolean }): Step[] => [
  { name: 'web client', command: `${web} build:client`, after: ['codegen'] },
  // The server's bundle has the client's manifest in it: which styles and scripts a page needs.
  { name: 'web server', command: `${web} build:server`, after: ['web client'] },
  { name: 'web files', command: `${web} build:files${quick ? ' --quick' : ''}`, after: ['web client'] },
  { name: 'explorer', command: 'pnpm --filter @fairgate/gateway run build' },
];
