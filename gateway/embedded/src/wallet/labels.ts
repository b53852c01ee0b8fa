import type { LanguageCode } from '@fairgate/schema/locales';

/** The labels of a pass, in the words of the site's pages. */
export type Labels = { readonly company: string; readonly days: string; readonly place: string };

export const labels: Readonly<Record<LanguageCode, Labels>> = {
  en: { company: 'Company', days: 'Days', place: 'Venue' },
  ar: { company: 'الشركة', days: 'الأيام', place: 'المكان' },
  de: { company: 'Unternehmen', days: 'Tage', place: 'Ort' },
  es: { company: 'Empresa', days: 'Días', place: 'Lugar' },
  fa: { company: 'شرکت', days: 'روزها', place: 'محل برگزاری' },
  id: { company: 'Perusahaan', days: 'Hari', place: 'Tempat' },
  ja: { company: '会社', days: '会期', place: '会場' },
  km: { company: 'ក្រុមហ៊ុន', days: 'ថ្ងៃ', place: 'ទីកន្លែង' },
  ko: { company: '회사', days: '기간', place: '장소' },
  ms: { company: 'Syarikat', days: 'Hari', place: 'Tempat' },
  my: { company: 'ကုမ္ပဏီ', days: 'ရက်များ', place: 'နေရာ' },
  pl: { company: 'Firma', days: 'Dni', place: 'Miejsce' },
  pt: { company: 'Empresa', days: 'Dias', place: 'Local' },
  ru: { company: 'Компания', days: 'Дни', place: 'Место' },
  th: { company: 'บริษัท', days: 'วันจัดงาน', place: 'สถานที่' },
  tl: { company: 'Kumpanya', days: 'Mga araw', place: 'Lugar' },
  tr: { company: 'Şirket', days: 'Günler', place: 'Yer' },
  vi: { company: 'Công ty', days: 'Ngày', place: 'Địa điểm' },
  zh: { company: '公司', days: '日期', place: '地点' },
};
