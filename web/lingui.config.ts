import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { languageCodes } from '@fairgate/schema/locales';

export default defineConfig({
  locales: [...languageCodes],
  sourceLocale: 'en',
  // No fallback: a missing translation fails `pnpm texts` instead of showing English to somebody.
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/generated/**', '**/*.test.*'],
    },
  ],
  // Without line numbers a moved line is no change to nineteen files.
  format: formatter({ lineNumbers: false }),
});
