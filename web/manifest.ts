// The web app manifest, served at /manifest.webmanifest. `pnpm shots --manifest` takes its screenshots.
import type { ManifestOptions } from 'vite-plugin-pwa';

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

export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Fairgate',
  short_name: 'Fairgate',
  description: 'Compare manufacturers worldwide, ask for quotations and visit trade fairs.',
  start_url: '/',
  scope: '/',
  display: 'standalone',
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
  shortcuts: [
    shortcut('Search products', '/search/product', 'shortcut-search-96.png'),
    shortcut('Categories', '/categories', 'shortcut-categories-96.png'),
  ],
  screenshots: [
    screenshot('home-phone.webp', '750x1334', 'narrow', 'Home'),
    screenshot('product-phone.webp', '750x1334', 'narrow', 'A product with its price ladder'),
    screenshot('home-desktop.webp', '1440x900', 'wide', 'Home'),
    screenshot('product-desktop.webp', '1440x900', 'wide', 'A product with its price ladder'),
  ],
};
