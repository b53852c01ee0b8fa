// What every route's loader and head can reach.
import type { LanguageCode } from '@fairgate/schema/locales';
import type { Device, UserKind } from '@fairgate/schema/urls/access';
import type { I18n } from '@lingui/core';
import type { DataSource } from './data-source.ts';
import type { HeadTags } from './head-tags.ts';
import type { Site } from './site.ts';

/** A language, with everything that depends on it: switching replaces all three at once. */
export type Language = {
  readonly locale: LanguageCode;
  readonly i18n: I18n;
  /** Texts of two languages must not meet in one cache: each language has a client of its own. */
  readonly apollo: DataSource;
};

export type RouterContext = Language & {
  readonly site: Site;
  readonly device: Device;
  readonly userKind: UserKind;
  /** On the server: the language that the address itself asks for, not the visitor. */
  readonly languageOfAddress?: LanguageCode;
  /** 'https://fairgate.example', for addresses that have to be absolute. */
  readonly origin: string;
  /** When the server made the page (ISO 8601): offline, its age. Absent in the shell. */
  readonly renderedAt?: string;
  /** On the server: the page's data as JSON, for the browser to start from; called when all else is rendered. */
  readonly answersHtml?: () => string;
  /** On the server: takes the tags that only crawlers read, to be written as text. Without it they are part of the route's head. */
  readonly takeCrawlerTags?: (tags: HeadTags) => void;
  /** In the browser, on a page from the server: called when all of it can be used. */
  readonly onHydrated?: () => void;
  /** The same page in another language, without a reload; rejects when its texts cannot be loaded. */
  readonly switchLanguage: (locale: LanguageCode) => Promise<void>;
};
