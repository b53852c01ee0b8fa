import type { Rows } from './rows.ts';

// §7.2 i18nAll: a site's own texts in place of texts of the web app, by message id. Raise the version when one changes.
const version = '2';
const overrides = [
  { siteId: '1020', lang: 'en', key: 'site.name', text: 'Fairgate Egypt' },
  {
    siteId: '1020',
    lang: 'en',
    key: 'site.description',
    text: 'Egypt’s meeting place for trade: compare manufacturers by price, minimum order and lead time, and meet them in Cairo.',
  },
  { siteId: '1020', lang: 'ar', key: 'site.name', text: 'Fairgate مصر' },
  {
    siteId: '1020',
    lang: 'ar',
    key: 'site.description',
    text: 'ملتقى التجارة في مصر: قارن المصنّعين حسب السعر والحد الأدنى للطلب ومدة التسليم، وقابلهم في القاهرة.',
  },
  { siteId: '1021', lang: 'tr', key: 'site.name', text: 'Fairgate Türkiye' },
  {
    siteId: '1021',
    lang: 'tr',
    key: 'site.description',
    text: 'Türkiye’nin ticaret buluşma noktası: üreticileri fiyata, asgari siparişe ve teslim süresine göre karşılaştırın, İstanbul’da tanışın.',
  },
];

export function translationRows(): Pick<Rows, 'translation' | 'translationVersion'> {
  const keys = new Map(overrides.map(({ siteId, lang }) => [`${siteId}:${lang}`, { siteId, lang, version }]));
  return { translation: overrides, translationVersion: [...keys.values()] };
}
