// The translations of src/locales, compiled for Lingui.
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

/** By message id. */
export type Messages = Readonly<Record<string, unknown>>;

/** The compiled messages of all languages, as on the server. @param root the web package */
export async function readCatalogues(root: string): Promise<ReadonlyMap<string, Messages>> {
  const config = getConfig({ cwd: root });
  const [catalogue] = await getCatalogs(config);
  if (!catalogue) throw new Error('lingui.config.ts names no catalogue');
  return new Map(
    await Promise.all(
      config.locales.map(async (language) => {
        const { messages } = await catalogue.getTranslations(language, {
          fallbackLocales: config.fallbackLocales,
          sourceLocale: config.sourceLocale ?? '',
        });
        const { source, errors } = createCompiledCatalog(language, messages, { namespace: 'json' });
        if (errors.length > 0)
          throw new AggregateError(
            errors.map(({ error }) => error),
            `Some texts in ${language}.po cannot be read`,
          );
        return [language, (JSON.parse(source) as { messages: Messages }).messages] as const;
      }),
    ),
  );
}
