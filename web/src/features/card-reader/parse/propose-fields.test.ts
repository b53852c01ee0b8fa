// §7.3 card OCR: what each line of a card is. The lines are as Tesseract read them from pictures of cards.
import { expect, it } from 'vitest';
import { countriesOf } from './countries.ts';
import { proposeFields } from './propose-fields.ts';
import { toReading } from './to-reading.ts';

/** Each line with its height in pixels. */
type Card = readonly (readonly [height: number, text: string])[];

const countriesIn = (language: string) => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return countriesOf((code) => names.of(code) ?? code);
};

const read = (card: Card, language = 'en') => {
  const countries = countriesIn(language);
  const lines = card.map(([height, text], at) => ({ text, height, top: at * 60, confidence: 90 }));
  return toReading(proposeFields(lines, countries), countries);
};

it('§7.3 a card in English: name, title, company, mobile before fax, country of the address', () => {
  expect(
    read([
      [51, 'Nile Trading House'],
      [32, 'Amal Hassan'],
      [34, 'Purchasing Manager'],
      [25, 'M +20 100 123 4567 F +202 27351234'],
      [34, 'amal.hassan@niletrading.example'],
      [34, 'www.niletrading.example'],
      [34, '14 Talaat Harb St., Cairo 11511, Egypt'],
    ]),
  ).toEqual({
    name: 'Amal Hassan',
    company: 'Nile Trading House',
    jobTitle: 'Purchasing Manager',
    role: 'PURCHASING',
    email: 'amal.hassan@niletrading.example',
    website: 'www.niletrading.example',
    phone: '+20 10 01234567',
    dialingCode: '20',
    mobile: '010 01234567',
    address: '14 Talaat Harb St., Cairo 11511, Egypt',
    countryCode: 'EG',
  });
});

it('§7.3 a German card: the person above the company of the same name, the zero of calls within the country', () => {
  expect(
    read(
      [
        [42, 'Jörg Müller'],
        [26, 'Geschäftsführer'],
        [39, 'Müller & Söhne Maschinenbau GmbH'],
        [34, 'Industriestraße 12, 70565 Stuttgart'],
        [34, 'Tel.: +49 (0) 711 123456-0 | Fax: +49 711 123456-99'],
        [34, 'j.mueller@mueller-soehne.de'],
        [26, 'www.mueller-soehne.de'],
      ],
      'de',
    ),
  ).toMatchObject({
    name: 'Jörg Müller',
    company: 'Müller & Söhne Maschinenbau GmbH',
    jobTitle: 'Geschäftsführer',
    role: 'CEO',
    dialingCode: '49',
    mobile: '0711 1234560',
    address: 'Industriestraße 12, 70565 Stuttgart',
    countryCode: 'DE',
  });
});

it('§7.3 an Arabic card: direction marks are dropped, a number that was read backwards is turned round', () => {
  expect(
    read(
      [
        [55, 'شركة النيل للتجارة'],
        [54, 'أمل حسن'],
        [35, 'مدير المشتريات'],
        [28, 'هاتف: 4567 123 100 20+'],
        [35, '\u200Eamal@niletrading.example\u200F'],
        [35, '\u200EVE\u200F شارع طلعت حرب, القاهرة. مصر'],
      ],
      'ar',
    ),
  ).toMatchObject({
    name: 'أمل حسن',
    company: 'شركة النيل للتجارة',
    jobTitle: 'مدير المشتريات',
    role: 'PURCHASING',
    email: 'amal@niletrading.example',
    dialingCode: '20',
    mobile: '010 01234567',
    countryCode: 'EG',
  });
});

it('§7.3 a Chinese card: spaces between characters are dropped, labels are no values', () => {
  expect(
    read(
      [
        [51, '深圳 市 华强 电子 有 限 公司'],
        [41, '王小明'],
        [32, '采购 经 理'],
        [32, '手机 : +86 138 0013 8000'],
        [37, '邮箱 : wang@huaqiang.example'],
        [32, '地 址 : 深圳 市 福田 区 华强 北 路 1 号'],
        [34, 'www.huaqiang.example'],
      ],
      'zh',
    ),
  ).toMatchObject({
    name: '王小明',
    company: '深圳市华强电子有限公司',
    jobTitle: '采购经理',
    role: 'PURCHASING',
    email: 'wang@huaqiang.example',
    dialingCode: '86',
    mobile: '138 0013 8000',
    countryCode: 'CN',
  });
});

it('§7.3 a Japanese card: the number of another country’s form needs its address', () => {
  expect(
    read(
      [
        [32, '株 式 会 社 山田 商事'],
        [32, '購買 部 部 長'],
        [50, '山田 太郎'],
        [32, '〒100-0005 東京 都 千 代田 区 丸の内 1-1-1'],
        [25, 'TEL 03-1234-5678 FAX 03-1234-5679'],
        [34, 'E-mail: yamada@yamada.co.jp'],
      ],
      'ja',
    ),
  ).toMatchObject({
    name: '山田太郎',
    company: '株式会社山田商事',
    jobTitle: '購買部部長',
    role: 'PURCHASING',
    dialingCode: '81',
    mobile: '03-1234-5678',
    countryCode: 'JP',
  });
});

it('§7.3 a Korean card, with a label that was read wrongly', () => {
  expect(
    read(
      [
        [51, '한빛무역 주식회사'],
        [41, '김민수'],
        [32, '구매팀장'],
        [32, 'SE 010-1234-5678'],
        [35, 'minsu@hanbit.co.kr'],
        [32, '서울특별시 강남구 테헤란로 123'],
      ],
      'ko',
    ),
  ).toMatchObject({
    name: '김민수',
    company: '한빛무역 주식회사',
    jobTitle: '구매팀장',
    dialingCode: '82',
    mobile: '010-1234-5678',
    address: '서울특별시 강남구 테헤란로 123',
    countryCode: 'KR',
  });
});

it('§7.3 a Thai card: the halves of sara am are one letter', () => {
  expect(
    read(
      [
        [47, 'บริษัท สยามการค้า จํากัด'],
        [38, 'สมชาย ใจดี'],
        [44, 'ผู้จัดการฝ่ายจัอซื้อ'],
        [28, 'โทร. +66 81 234 5678'],
        [34, 'somchai@siamtrade.example'],
        [34, '99 ถนนสุขุมวิท กรุงเทพฯ 10110'],
      ],
      'th',
    ),
  ).toMatchObject({
    name: 'สมชาย ใจดี',
    company: 'บริษัท สยามการค้า จำกัด',
    role: 'OTHER',
    dialingCode: '66',
    mobile: '081 234 5678',
    countryCode: 'TH',
  });
});

it('§7.3 a Vietnamese and a Turkish card', () => {
  expect(
    read(
      [
        [48, 'CÔNG TY TNHH PHƯƠNG NAM'],
        [47, 'Nguyễn Văn An'],
        [36, 'Trưởng phòng mua hàng'],
        [24, 'ĐT: +84 912 345 678'],
        [34, 'an.nguyen@phuongnam.example'],
        [34, '12 Nguyễn Huệ, Quận 1, TP. Hồ Chí Minh'],
      ],
      'vi',
    ),
  ).toMatchObject({
    name: 'Nguyễn Văn An',
    company: 'CÔNG TY TNHH PHƯƠNG NAM',
    role: 'PURCHASING',
    countryCode: 'VN',
    address: '12 Nguyễn Huệ, Quận 1, TP. Hồ Chí Minh',
  });
  expect(
    read(
      [
        [51, 'Yıldız Dış Ticaret A.Ş.'],
        [42, 'Ayşe Şahin'],
        [26, 'Satın Alma Müdürü'],
        [25, 'GSM: +90 532 123 45 67'],
        [34, 'ayse@yildizticaret.example'],
        [39, 'Atatürk Cad. No: 5, Şişli / Istanbul'],
      ],
      'tr',
    ),
  ).toMatchObject({
    name: 'Ayşe Şahin',
    company: 'Yıldız Dış Ticaret A.Ş.',
    role: 'PURCHASING',
    dialingCode: '90',
    address: 'Atatürk Cad. No: 5, Şişli / Istanbul',
    countryCode: 'TR',
  });
});

it('§7.3 a Persian card: digits of the language', () => {
  expect(
    read(
      [
        [50, 'شرکت بازرگانی پارس'],
        [42, 'رضا کریمی'],
        [30, 'مدیر خرید'],
        [28, 'همراه: ۰۹۱۲ ۳۴۵ ۶۷۸۹'],
        [30, 'تهران، خیابان ولیعصر، پلاک ۱۲'],
        [30, 'reza@pars.ir'],
      ],
      'fa',
    ),
  ).toMatchObject({
    name: 'رضا کریمی',
    company: 'شرکت بازرگانی پارس',
    role: 'PURCHASING',
    dialingCode: '98',
    mobile: '0912 345 6789',
    countryCode: 'IR',
  });
});

it('§7.3 a company without a legal form is known by the domain; signs that are read wrongly are mended', () => {
  expect(
    read([
      [28, 'Kofi Mensah'],
      [60, 'accra imports'],
      [24, 'Founder & CEO'],
      [24, '+233 24 412 3456'],
      [24, 'kofi©accraimports,example'],
      [24, 'www .accraimports.example'],
      [24, '"PO. Box 1234, Accra, Ghana'],
    ]),
  ).toMatchObject({
    name: 'Kofi Mensah',
    company: 'accra imports',
    role: 'BUSINESS_OWNER',
    email: 'kofi@accraimports.example',
    countryCode: 'GH',
  });
});

it('§7.3 a name in capitals, a title with a company’s word, an address in three lines', () => {
  expect(
    read(
      [
        [30, 'MARÍA-JOSÉ GARCÍA LÓPEZ'],
        [24, 'Directora de Importaciones'],
        [50, 'Comercial Andina S.A.'],
        [24, 'Av. Arequipa 1234, Of. 501'],
        [24, 'Lima 15046'],
        [24, 'Perú'],
        [24, 'Cel. 987 654 321 / Tel. (01) 234-5678'],
        [24, 'mjgarcia@andina.pe'],
      ],
      'es',
    ),
  ).toMatchObject({
    name: 'MARÍA-JOSÉ GARCÍA LÓPEZ',
    company: 'Comercial Andina S.A.',
    jobTitle: 'Directora de Importaciones',
    role: 'DIRECTOR',
    dialingCode: '51',
    mobile: '987 654 321',
    address: 'Av. Arequipa 1234, Of. 501, Lima 15046, Perú',
    countryCode: 'PE',
  });
});

it('§7.3 proposes nothing for lines of low confidence and for noise', () => {
  const countries = countriesIn('en');
  const lines = ['~ | ~', '—', '..', 'I'].map((text) => ({ text, height: 20, top: 0, confidence: 90 }));
  expect(proposeFields(lines, countries)).toEqual([]);
  expect(proposeFields([{ text: 'Amal Hassan', height: 20, top: 0, confidence: 10 }], countries)).toEqual([]);
});
