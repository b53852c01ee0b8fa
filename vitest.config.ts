import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// One more than there are cores: many tests wait for a database, a process or a time-out.
const maxWorkers = availableParallelism() + 1;

export default defineConfig({
  resolve: {
    // As Node itself resolves it: one copy of graphql, for our sources and for the libraries alike.
    alias: { graphql: here('node_modules/graphql/index.js') },
  },
  test: {
    maxWorkers,
    // Limits for what hangs, the same for all tests: no test is one of speed, and a busy machine can be several times slower than usual.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // One second by default: less than a busy machine may need to answer a signal.
    expect: { poll: { timeout: 60_000 } },
    // `isolate: false`: the files of a worker share its process and modules; to start and import anew for each file took a
    // fifth of the time. The modules of the web keep state of a browser, so each of their files loads them anew.
    projects: [
      {
        extends: true,
        test: { name: 'grammar', isolate: false, include: ['tests/{grammar,envelopes}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'spec',
          isolate: false,
          globalSetup: 'tests/setup/templates.ts',
          include: ['tests/spec/**/*.test.ts'],
          // As `npm start` runs: React's development build takes several times as long for a page.
          env: { LINGUI_CONFIG: 'web/lingui.config.ts', NODE_ENV: 'production' },
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          maxWorkers,
          isolate: false,
          setupFiles: here('tests/setup/fresh-modules.ts'),
          include: ['web/*.test.ts', 'web/src/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
