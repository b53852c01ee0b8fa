import type { LanguageCode } from '@fairgate/schema/locales';
import type { Random } from './random.ts';

const payments = ['tt-30-70-bl', 'tt-full', 'dp'];
const samples = ['free', 'custom', 'preproduction'];

/** The terms of a supplier: always those in its prices (FOB) and its products' texts; the rest at random. */
export function makeTerms(random: Random): {
  shipmentTerms: string[];
  paymentTerms: string[];
  samples: string[];
} {
  return {
    shipmentTerms: [
      'FOB',
      ...['EXW', 'CFR', 'CIF', 'DDP'].filter((code) => random.chance(code === 'DDP' ? 0.2 : 0.6)),
    ],
    paymentTerms: ['tt-30-70', 'lc-sight', ...random.some(payments, random.between(0, 2))],
    samples: ['paid', ...random.some(samples, random.between(0, 2))],
  };
}

/** The offices of a country: their time zone, and the supported language beside English. */
const offices: Readonly<Record<string, { timeZone: string; language?: LanguageCode }>> = {
  CN: { timeZone: 'Asia/Shanghai', language: 'zh' },
  IN: { timeZone: 'Asia/Kolkata' },
  TR: { timeZone: 'Europe/Istanbul', language: 'tr' },
  VN: { timeZone: 'Asia/Ho_Chi_Minh', language: 'vi' },
  TH: { timeZone: 'Asia/Bangkok', language: 'th' },
  ID: { timeZone: 'Asia/Jakarta', language: 'id' },
  KR: { timeZone: 'Asia/Seoul', language: 'ko' },
  PL: { timeZone: 'Europe/Warsaw', language: 'pl' },
  EG: { timeZone: 'Africa/Cairo', language: 'ar' },
  MX: { timeZone: 'America/Mexico_City', language: 'es' },
  MY: { timeZone: 'Asia/Kuala_Lumpur', language: 'ms' },
  JP: { timeZone: 'Asia/Tokyo', language: 'ja' },
  DE: { timeZone: 'Europe/Berlin', language: 'de' },
  AE: { timeZone: 'Asia/Dubai', language: 'ar' },
};
const furtherLanguages: readonly LanguageCode[] = ['es', 'ar', 'ru', 'pt', 'de'];

export function makeOffice(
  random: Random,
  countryId: string,
): { languages: LanguageCode[]; timeZone: string } {
  const { timeZone = 'UTC', language } = offices[countryId] ?? {};
  const further = random.some(furtherLanguages, random.between(0, 2));
  return {
    timeZone,
    languages: [...new Set<LanguageCode>(['en', ...(language ? [language] : []), ...further])],
  };
}
