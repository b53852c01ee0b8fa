import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { languageCodes } from '@fairgate/schema/locales';

export default defineConfig({
  locales: [...languageCodes],
  sourceLocale: 'en',
  // No fallback language: a missing translation fails `pnpm texts` and does not reach a visitor as English.
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/generated/**', '**/*.test.*'],
    },
  ],
  // Values of a text show as they are, markup too.
  runtimeConfigModule: { Trans: ['#ui/Trans.tsx', 'Trans'] },
  // With line numbers, a moved line would change nineteen files.
  format: formatter({ lineNumbers: false }),
});
