// The web app manifests: one for each language, which its pages name. `pnpm shots --manifest` takes the screenshots.
import { setupI18n, type Messages } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { locales, type Locale } from '@fairgate/schema/locales';
import { sharedFields, shareTarget, sharedTypes } from '@fairgate/schema/share-target';
import type { Plugin } from 'vite';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { readCatalogues } from './catalogues.ts';

/** At the root of the site. The English one also has the address without a language, as before there were several. */
const fileOf = (language: string) => `manifest-${language}.webmanifest`;
const defaultFile = 'manifest.webmanifest';

/** Writes them when the browser's build is written. @param root the web package */
export function manifests(root: string): Plugin {
  return {
    name: 'manifests',
    apply: 'build',
    async generateBundle() {
      const catalogues = await readCatalogues(root);
      for (const locale of locales) {
        const source = JSON.stringify(manifestIn(locale, (catalogues.get(locale.code) ?? {}) as Messages));
        for (const fileName of [fileOf(locale.code), ...(locale.code === 'en' ? [defaultFile] : [])])
          this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

const icon = (src: string, sizes: string, purpose: 'any' | 'maskable' | 'monochrome' = 'any') => ({
  src: `/icons/${src}`,
  sizes,
  type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
});

const shortcut = (name: string, url: string, file: string) => ({ name, url, icons: [icon(file, '96x96')] });

const screenshot = (file: string, sizes: string, form_factor: 'narrow' | 'wide', label: string) => ({
  src: `/screenshots/${file}`,
  sizes,
  type: 'image/webp',
  form_factor,
  label,
});

function manifestIn({ code, tag, direction }: Locale, messages: Messages): Partial<ManifestOptions> {
  const i18n = setupI18n({ locale: code, messages: { [code]: messages } });
  /** A text that the pages have too. */
  const text = (english: string) => i18n._(generateMessageId(english));
  const name = i18n._('site.name');
  return {
    id: '/',
    name,
    short_name: name,
    description: i18n._('site.description'),
    lang: tag,
    dir: direction,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // A link into the app opens in its window: there is one.
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    theme_color: '#ffffff',
    background_color: '#ffffff',
    categories: ['business', 'shopping'],
    icons: [
      icon('icon.svg', 'any'),
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('maskable-192.png', '192x192', 'maskable'),
      icon('maskable-512.png', '512x512', 'maskable'),
      icon('monochrome-512.png', '512x512', 'monochrome'),
    ],
    // A picture, PDF or text that is shared to the app begins an RFQ (src/sw/share-target.ts).
    share_target: {
      action: shareTarget,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: sharedFields.title,
        text: sharedFields.text,
        url: sharedFields.url,
        files: [{ name: sharedFields.files, accept: [...sharedTypes] }],
      },
    },
    shortcuts: [
      shortcut(text('Search products'), '/search/product', 'shortcut-search-96.png'),
      shortcut(text('Categories'), '/categories', 'shortcut-categories-96.png'),
    ],
    screenshots: [
      screenshot('home-phone.webp', '750x1334', 'narrow', text('Home')),
      screenshot('product-phone.webp', '750x1334', 'narrow', text('Prices by quantity')),
      screenshot('home-desktop.webp', '1440x900', 'wide', text('Home')),
      screenshot('product-desktop.webp', '1440x900', 'wide', text('Prices by quantity')),
    ],
  };
}
