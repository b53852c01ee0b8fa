// The data protection law and authority of each country with a site, named as there or in their official English form.
// A missing authority means the country has none.

type PrivacyLaw = { readonly law: string; readonly authority?: string };

export const privacyLaws: Readonly<Record<string, PrivacyLaw>> = {
  AE: {
    law: 'Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data',
    authority: 'UAE Data Office',
  },
  BR: {
    law: 'Lei Geral de Proteção de Dados Pessoais (LGPD), Lei nº 13.709/2018',
    authority: 'Agência Nacional de Proteção de Dados (ANPD)',
  },
  DE: {
    law: 'Datenschutz-Grundverordnung (EU) 2016/679 (DSGVO), Bundesdatenschutzgesetz (BDSG)',
    authority: 'Datenschutzaufsichtsbehörde des Bundeslandes; BfDI',
  },
  EG: {
    law: 'Law No. 151 of 2020 on the Protection of Personal Data',
    authority: 'Personal Data Protection Center',
  },
  ID: {
    law: 'Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi',
    authority: 'Kementerian Komunikasi dan Digital',
  },
  IN: { law: 'Digital Personal Data Protection Act, 2023', authority: 'Data Protection Board of India' },
  IR: { law: 'Electronic Commerce Law of 2004, articles 58 to 61' },
  JP: { law: '個人情報の保護に関する法律', authority: '個人情報保護委員会' },
  KH: { law: 'Law on Electronic Commerce of 2019, article 32' },
  KR: { law: '개인정보 보호법', authority: '개인정보보호위원회' },
  MM: { law: 'Electronic Transactions Law, as amended in 2021' },
  MX: {
    law: 'Ley Federal de Protección de Datos Personales en Posesión de los Particulares (2025)',
    authority: 'Secretaría Anticorrupción y Buen Gobierno',
  },
  MY: {
    law: 'Personal Data Protection Act 2010 (Act 709)',
    authority: 'Pesuruhjaya Perlindungan Data Peribadi',
  },
  PH: { law: 'Data Privacy Act of 2012 (Republic Act No. 10173)', authority: 'National Privacy Commission' },
  PL: {
    law: 'Rozporządzenie (UE) 2016/679 (RODO), ustawa o ochronie danych osobowych z 2018 r.',
    authority: 'Prezes Urzędu Ochrony Danych Osobowych',
  },
  RU: { law: 'Федеральный закон № 152-ФЗ «О персональных данных»', authority: 'Роскомнадзор' },
  SA: {
    law: 'Personal Data Protection Law (Royal Decree M/19)',
    authority: 'Saudi Data & AI Authority (SDAIA)',
  },
  TH: { law: 'พระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562', authority: 'สำนักงานคณะกรรมการคุ้มครองข้อมูลส่วนบุคคล' },
  TR: {
    law: '6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK)',
    authority: 'Kişisel Verileri Koruma Kurumu',
  },
  VN: { law: 'Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15', authority: 'Bộ Công an' },
  ZA: {
    law: 'Protection of Personal Information Act 4 of 2013 (POPIA)',
    authority: 'Information Regulator (South Africa)',
  },
};
