import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { asWritten, withoutBadBreaks } from './src/line-breaks/line-breaks.ts';
import { languageCodes } from '@fairgate/schema/locales';

// With line numbers, a moved line would change nineteen files.
const po = formatter({ lineNumbers: false });

/** The catalogue with each translation rewritten. */
const mapped = <Message extends { readonly translation?: string }>(
  catalogue: Readonly<Record<string, Message>>,
  write: (text: string) => string,
): Record<string, Message> =>
  Object.fromEntries(
    Object.entries(catalogue).map(([id, message]) => [
      id,
      message.translation === undefined ? message : { ...message, translation: write(message.translation) },
    ]),
  );

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
  format: {
    ...po,
    parse: async (content, context) =>
      mapped(await po.parse(content, context), (text) => withoutBadBreaks(context.locale ?? '', text)),
    serialize: (catalog, context) =>
      po.serialize(
        mapped(catalog, (text) => asWritten(context.locale ?? '', text)),
        context,
      ),
  },
});
