import { internationalSiteId } from '@fairgate/schema/constants';
import { languageCodes, localeOf } from '@fairgate/schema/locales';
import type { RowOf } from './rows.ts';

const sites = [
  ['1020', 'eg', 'EG', 'ar'],
  ['1021', 'tr', 'TR', 'tr'],
  ['1022', 'pl', 'PL', 'pl'],
  ['1023', 'mx', 'MX', 'es'],
  ['1024', 'ae', 'AE', 'ar'],
  ['1025', 'vn', 'VN', 'vi'],
  ['1026', 'id', 'ID', 'id'],
  ['1027', 'br', 'BR', 'pt'],
  ['1028', 'de', 'DE', 'de'],
  ['1029', 'jp', 'JP', 'ja'],
  ['1030', 'in', 'IN', 'en'],
  ['1031', 'za', 'ZA', 'en'],
  ['1032', 'th', 'TH', 'th'],
  ['1033', 'my', 'MY', 'ms'],
  ['1034', 'ph', 'PH', 'tl'],
  ['1035', 'kr', 'KR', 'ko'],
  ['1036', 'ru', 'RU', 'ru'],
  ['1037', 'sa', 'SA', 'ar'],
  ['1038', 'ir', 'IR', 'fa'],
  ['1039', 'kh', 'KH', 'km'],
  ['1040', 'mm', 'MM', 'my'],
] as const;

/** Every country that the demo data use. */
const dialingCodes: Readonly<Record<string, string>> = {
  CN: '86',
  IN: '91',
  TR: '90',
  VN: '84',
  TH: '66',
  ID: '62',
  KR: '82',
  PL: '48',
  EG: '20',
  MX: '52',
  DE: '49',
  AE: '971',
  JP: '81',
  BR: '55',
  ZA: '27',
  MY: '60',
  PH: '63',
  RU: '7',
  SA: '966',
  IR: '98',
  KH: '855',
  MM: '95',
  US: '1',
  FR: '33',
  GB: '44',
  ES: '34',
  IT: '39',
  NL: '31',
  NG: '234',
  KE: '254',
  CL: '56',
  PE: '51',
  AU: '61',
};

/** §3: the international site and one for each country with exhibitions. §2.2 and its addresses say Turkey, Intl Türkiye. */
export function siteRows(): RowOf<'site'>[] {
  const international = {
    id: internationalSiteId,
    abbreviation: '',
    countryId: null,
    englishName: 'International',
    localName: 'International',
    position: 0,
  };
  return [
    international,
    ...sites.map(([id, abbreviation, countryId, language], index) => ({
      id,
      abbreviation,
      countryId,
      englishName: countryId === 'TR' ? 'Turkey' : nameOf(countryId, 'en'),
      localName: nameOf(countryId, language),
      position: index + 1,
    })),
  ];
}

/** The countries, named in the 19 languages. */
export function countryRows(): RowOf<'country'>[] {
  return Object.entries(dialingCodes).map(([id, dialingCode]) => ({
    id,
    dialingCode,
    names: Object.fromEntries(languageCodes.map((code) => [code, nameOf(id, localeOf(code).tag)])),
  }));
}

/** The site of a country; the international one if it has none. */
export function siteOfCountry(country: string): string {
  return sites.find(([, , id]) => id === country)?.[0] ?? internationalSiteId;
}

function nameOf(country: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
}
