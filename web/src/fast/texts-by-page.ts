// The built-in texts of a language. The server, and development, load each of the nineteen whole. In the browser a visit
// starts with those of the entry; each module that is imported on demand brings its own (web/text-parts.ts).
import { defaultLanguage, type LanguageCode } from '@fairgate/schema/locales';
import type { Messages } from '@lingui/core';
import { folders } from 'virtual:text-parts';

/** A language that is shown, or about to be. */
type Open = {
  readonly locale: LanguageCode;
  /** What its I18n reads; grows as parts come. */
  readonly messages: Messages;
  /** The site's own texts, which win. */
  readonly own: Promise<Messages>;
};

// A constant for the bundler: code that is not needed falls out.
export const isCut = !import.meta.env.SSR && !import.meta.env.DEV;

/** Parts that this visit has needed so far; those of the entry always. */
const needed = new Set(['first']);
const open = new Set<Open>();

/**
 * The texts of a language with the site's own laid over them, as far as this visit needs them.
 * @param own of the site, compiled, by id.
 * Rejects when a part cannot be loaded; the language that was open before goes on.
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

/** From now on this visit needs these parts too. */
export function needParts(names: readonly string[]): void {
  for (const name of names) needed.add(name);
}

/** The page is drawn in this language: texts that are needed from now on are not loaded in the languages before it any more. */
export function closeLanguagesBefore(locale: LanguageCode): void {
  const last = [...open].findLast((one) => one.locale === locale);
  for (const one of open) {
    if (one === last) return;
    open.delete(one);
  }
}

/**
 * A module that is imported on demand, once its texts are there too. The build writes this around `import()`.
 * @public
 */
export async function withTexts<Module>(part: string, module: Promise<Module>): Promise<Module> {
  if (part === '') return module;
  needed.add(part);
  const [loaded] = await Promise.all([module, ...[...open].map((opened) => load(part, opened))]);
  return loaded;
}

// Into the object itself: I18n.load would render everything again, for texts that nothing shows yet.
async function load(part: string, { locale, messages, own }: Open): Promise<void> {
  Object.assign(messages, await fetchPart(locale, part), await own);
}

async function fetchPart(locale: LanguageCode, part: string): Promise<Messages> {
  const { default: messages } = (await import(/* @vite-ignore */ `${folderOf(locale)}${part}.js`)) as {
    default: Messages;
  };
  return messages;
}

/** Where the parts of a language are, and the list of their names. */
export const folderOf = (locale: LanguageCode) => `/assets/texts/${locale}-${folders[locale]}/`;

const files = isCut ? {} : import.meta.glob<Messages>('../locales/*.po', { import: 'messages' });

async function whole(locale: LanguageCode): Promise<Messages> {
  const load = files[`../locales/${locale}.po`] ?? files[`../locales/${defaultLanguage}.po`];
  return load ? await load() : {};
}
