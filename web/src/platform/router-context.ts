import type { LanguageCode } from '@fairgate/schema/locales';
import type { Device, UserKind } from '@fairgate/schema/urls/access';
import type { I18n } from '@lingui/core';
import type { ParsedLocation } from '@tanstack/react-router';
import type { DataSource } from './data-source.ts';
import type { Site } from './site.ts';

/** A language with everything that depends on it: a switch replaces all of it at once. */
export type Language = {
  readonly locale: LanguageCode;
  readonly i18n: I18n;
  /** Whether the site's own texts were loaded (§7.2 i18nAll); otherwise the built-in ones are shown. */
  readonly hasSiteTexts: boolean;
  /** Data of two languages must not mix in one cache: each language has its own client. */
  readonly apollo: DataSource;
  /** Called when the page is rendered in this language. */
  readonly onShown?: () => void;
};

export type RouterContext = Language & {
  readonly site: Site;
  readonly device: Device;
  readonly userKind: UserKind;
  /** On the server: the language of the address itself, not of the visitor. */
  readonly languageOfAddress?: LanguageCode;
  /** 'https://fairgate.example', for absolute addresses. */
  readonly origin: string;
  /** When the server rendered the page (ISO 8601), to show its age offline. Absent in the shell. */
  readonly renderedAt?: string;
  /** On the server: the page's data as JSON for the browser; called after everything else is rendered. */
  readonly answersHtml?: () => string;
  /** On the server: badges wait for the app (PLAIN_PAGES). */
  readonly isWithoutEarlyBadge?: boolean;
  /** In the browser, on a page from the server: called when the whole page is hydrated. */
  readonly onHydrated?: () => void;
  /** In the browser: loads the code of the page that a navigation opens. */
  readonly openCode?: (step: {
    readonly preload: boolean;
    readonly location: ParsedLocation;
    readonly matches: readonly { readonly routeId: string }[];
  }) => Promise<void> | undefined;
  /** Shows the same page in another language, without a reload; rejects when its texts cannot be loaded. */
  readonly switchLanguage: (locale: LanguageCode) => Promise<void>;
};
