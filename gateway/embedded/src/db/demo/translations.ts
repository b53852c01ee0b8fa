import type { Rows } from './rows.ts';

// §7.2 i18nAll: a site's own words for texts that are built into the web app. Raise the version when one changes.
const overrides = [
  { siteId: '1020', lang: 'en', key: 'site.tagline', text: 'Egypt’s meeting place for trade' },
  { siteId: '1020', lang: 'ar', key: 'site.tagline', text: 'ملتقى التجارة في مصر' },
  { siteId: '1021', lang: 'tr', key: 'site.tagline', text: 'Türkiye’nin ticaret buluşma noktası' },
];
const version = '1';

export function translationRows(): Pick<Rows, 'translation' | 'translationVersion'> {
  const keys = new Map(overrides.map(({ siteId, lang }) => [`${siteId}:${lang}`, { siteId, lang, version }]));
  return { translation: overrides, translationVersion: [...keys.values()] };
}
