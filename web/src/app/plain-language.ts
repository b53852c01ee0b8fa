// The language of a page that was rendered with PLAIN_PAGES: Apollo Client with the server's cache, and all
// texts.
import type { LanguageCode } from '@fairgate/schema/locales';
import { folderOf, isCut, needParts } from '#fast/texts-by-page.ts';
import { readAnswersScript } from './AnswersScript.tsx';
import { openClient } from './browser-data.ts';
import type { Language } from '#platform/router-context.ts';
import { sourceOf } from '#platform/data-source.ts';
import { openLanguage } from './language.ts';

export async function openPlainLanguage(locale: LanguageCode, siteId: string): Promise<Language> {
  const client = openClient(locale, siteId);
  client.cache.restore(JSON.parse(readAnswersScript()) as Parameters<typeof client.cache.restore>[0]);
  if (isCut) needParts((await (await fetch(`${folderOf(locale)}parts.json`)).json()) as readonly string[]);
  return openLanguage(locale, sourceOf(client));
}
