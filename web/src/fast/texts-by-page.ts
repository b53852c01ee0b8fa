// The built-in texts of a language. On the server and in development, each of the nineteen is loaded whole.
// In the browser a visit starts with the texts of the entry; each module that is imported on demand brings
// its own (web/text-parts.ts).
import { defaultLanguage, type LanguageCode } from '@fairgate/schema/locales';
import type { Messages } from '@lingui/core';
import { folders } from 'virtual:text-parts';

/** A language that is shown, or is being opened. */
type Open = {
  readonly locale: LanguageCode;
  /** The messages of its I18n; parts are added as they load. */
  readonly messages: Messages;
  /** The site's own texts, which override the built-in ones. */
  readonly own: Promise<Messages>;
};

// A constant for the bundler, which drops the unused branch.
export const isCut = !import.meta.env.SSR && !import.meta.env.DEV;

/** The parts that this visit has needed so far, always with those of the entry. */
const needed = new Set(['first']);
const open = new Set<Open>();

/**
 * The texts of a language with the site's own laid over them, as far as this visit needs them.
 * @param own the site's own texts, compiled, by id. Rejects when a part cannot be loaded; the open language
 * then stays.
 */
export async function openMessages(locale: LanguageCode, own: Promise<Messages>): Promise<Messages> {
  if (!isCut) return { ...(await whole(locale)), ...(await own) };
  const opened: Open = { locale, messages: {}, own };
  open.add(opened);
  try {
    await Promise.all([...needed].map((part) => load(part, opened)));
  } catch (cause) {
    open.delete(opened);
    throw cause;
  }
  return opened.messages;
}

/** From now on this visit also needs these parts. */
export function needParts(names: readonly string[]): void {
  for (const name of names) needed.add(name);
}

/**
 * The page is now rendered in this language: parts needed from now on are no longer loaded for earlier
 * languages.
 */
export function closeLanguagesBefore(locale: LanguageCode): void {
  const last = [...open].findLast((one) => one.locale === locale);
  for (const one of open) {
    if (one === last) return;
    open.delete(one);
  }
}

/**
 * Resolves to a module that is imported on demand, after its texts have loaded. The build wraps `import()` in
 * it.
 * @public
 */
export async function withTexts<Module>(part: string, module: Promise<Module>): Promise<Module> {
  if (part === '') return module;
  needed.add(part);
  const [loaded] = await Promise.all([module, ...[...open].map((opened) => load(part, opened))]);
  return loaded;
}

// Changes the object itself: I18n.load would render everything again, for texts that are not on screen yet.
async function load(part: string, { locale, messages, own }: Open): Promise<void> {
  Object.assign(messages, await fetchPart(locale, part), await own);
}

async function fetchPart(locale: LanguageCode, part: string): Promise<Messages> {
  const { default: messages } = (await import(/* @vite-ignore */ `${folderOf(locale)}${part}.js`)) as {
    default: Messages;
  };
  return messages;
}

/** The folder of a language's parts, and the list of their names. */
export const folderOf = (locale: LanguageCode) => `/assets/texts/${locale}-${folders[locale]}/`;

const files = isCut ? {} : import.meta.glob<Messages>('../locales/*.po', { import: 'messages' });

async function whole(locale: LanguageCode): Promise<Messages> {
  const load = files[`../locales/${locale}.po`] ?? files[`../locales/${defaultLanguage}.po`];
  return load ? await load() : {};
}
