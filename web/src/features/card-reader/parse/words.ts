// Words that tell what a line of a card is, in the languages of the site. A pattern without \b is of a script without spaces
// between words, or of one where words have endings.
import type { JobTitle } from '#graphql';

/** §3 The job titles of a registration, the more specific first: a purchasing director is in purchasing. */
const roleWords = [
  [
    'PURCHASING',
    /\b(purchas\w*|procurement|buyer|sourcing|eink[aä]uf\w*|compras|compra|zakup\w*|sat[ıi]n\s?alma|pembelian|perolehan)\b|mua hàng|thu mua|จัดซื้อ|采购|購買|調達|仕入|구매|مشتريات|خرید|تدارکات|ဝယ်ယူ/iu,
  ],
  [
    'BUSINESS_DEVELOPMENT',
    /business development|\bbizdev\b|desarrollo de negocios|desenvolvimento de neg[oó]cios|geschäftsentwicklung|iş geliştirme|rozwoju biznesu|phát triển kinh doanh|พัฒนาธุรกิจ|事業開発|사업개발|业务拓展|商务拓展|تطوير الأعمال|توسعه کسب/iu,
  ],
  [
    'BUSINESS_OWNER',
    /\b((co-?)?owner|(co-?)?founder|proprietor|inhaber(in)?|gründer(in)?|propietari[oa]|fundador(a)?|s[oó]ci[oa]|propriet[aá]ri[oa]|właściciel(ka)?|sahibi|kurucu|pemilik|pendiri|may-ari)\b|chủ sở hữu|nhà sáng lập|เจ้าของ|ผู้ก่อตั้ง|创始人|创办人|董事长|オーナー|創業者|창업자|회장|مالك|صاحب|مؤسس|پایه‌گذار|ပိုင်ရှင်/iu,
  ],
  [
    'CEO',
    /\b(ceo|chief executive\w*|managing director|general manager|geschäftsführer(in)?|director(a)? general|diretor(a)? geral|gerente general|prezes\w*|genel müdür|direktur utama|pengarah urusan)\b|tổng giám đốc|กรรมการผู้จัดการ|总经理|总裁|代表取締役|社長|대표이사|대표|مدير عام|المدير العام|مدیر ?عامل|الرئيس التنفيذي/iu,
  ],
  [
    'PUBLIC_RELATIONS',
    /public relations|\bpr manager\b|press officer|pressesprecher|relaciones públicas|relações públicas|halkla ilişkiler|hubungan (masyarakat|awam)|quan hệ công chúng|ประชาสัมพันธ์|公关|広報|홍보|علاقات عامة|روابط عمومی/iu,
  ],
  [
    'DESIGN_DEPARTMENT',
    /\b(design(er)?|diseñador(a)?|diseño|projektant\w*|tasar[ıi]m\w*)\b|thiết kế|ออกแบบ|设计|設計|デザイ|디자인|مصمم|تصميم|طراح/iu,
  ],
  [
    'TECHNICAL',
    /\b(engineer\w*|technical|technician|cto|developer|ingenieur(in)?|techni\w*|ingenier[oa]|t[eé]cnic[oa]|engenheir[oa]|inżynier|mühendis\w*|teknik|insinyur|jurutera|inhinyero)\b|kỹ sư|kỹ thuật|วิศวกร|เทคนิค|工程师|技术|技術|エンジニア|엔지니어|기술|مهندس|تقني|فنی|အင်ဂျင်နီယာ/iu,
  ],
  [
    'DIRECTOR',
    /\b(director|direktor(in)?|directeur|directrice|directora|diretor(a)?|dyrektor(ka)?|direktör|direktur|pengarah|direktor)\b|giám đốc|ผู้อำนวยการ|总监|董事|取締役|이사|ဒါရိုက်တာ/iu,
  ],
  [
    'OTHER',
    /\b(manager\w*|sales|marketing|president|consultant|assistant|coordinator|specialist|supervisor|accountant|advis[eo]r|head of|team lead|officer|representative|secretary|export|import manager|leiter(in)?|vertrieb|verkauf|berater(in)?|gerente|jef[ea] de|ventas|asesor(a)?|vendas|coordenador(a)?|consultor(a)?|kierownik|specjalista|sprzedaży|müdür\w*|uzman\w*|satış|manajer|pengurus|tagapamahala)\b|trưởng phòng|nhân viên|quản lý|ผู้จัดการ|经理|主管|主任|销售|部長|課長|係長|営業|팀장|과장|부장|차장|대리|사원|مدير|مسؤول|مدیر|کارشناس|مسئول|မန်နေဂျာ/iu,
  ],
] as const satisfies readonly (readonly [JobTitle, RegExp])[];

/** Legal forms, and words that stand in names of companies only. */
export const companyWords =
  /\b(ltd|limited|llc|l\.l\.c|inc|corp(oration)?|co\.|company|plc|llp|gmbh|ag|kg|ohg|e\.?k|s\.?a\.?(rl|s)?|s\.?l\.?u?|s\. ?de ?r\.? ?l|c\.?v|ltda|eireli|s\.?p\.?a|s\.?r\.?l|b\.?v|n\.?v|oy|ab|sp\. ?z ?o\. ?o|sp\. ?k|sdn\.? ?bhd|bhd|pte|pt|cv|tbk|fze|fzco|w\.?l\.?l|pvt|pty|joint stock|group|holdings?|industries|industrial|enterprises?|trading|trade|imports?|exports?|international|manufactur\w+|solutions|technolog\w+)\b\.?|a\.ş|ltd\. ?şti|ticaret|sanayi|công ty|tnhh|cổ phần|บริษัท|จำกัด|公司|集团|工厂|厂$|株式会社|有限会社|合同会社|商事|주식회사|㈜|\(주\)|유한회사|شركة|مؤسسة|مجموعة|شرکت|گروه|ကုမ္ပဏီ/iu;

/** Streets, floors, post boxes, and postal codes. */
export const addressWords =
  /\b(st(reet)?|r(oa)?d|ave(nue)?|blvd|boulevard|lane|drive|floor|fl|suite|unit|room|rm|bldg|building|tower|plaza|p\.?\s?o\.?\s?box|postfach|zip|district|industrial (zone|area|park)|str|platz|allee|calle|c\/|avenida|av|carretera|col\.?|rua|alameda|travessa|cep|ul|aleja|al|cad|caddesi|sok|sokak|mah|mahallesi|bulvar[ıi]|jl|jalan|kota|kec|taman|brgy|barangay)\b\.?|\w+(straße|strasse|str\.|weg|gasse)|đường|phường|quận|tp\.|ถนน|แขวง|เขต|ตำบล|อำเภอ|ซอย|路|街|号|區|区|市|省|県|都|丁目|番地|〒|시 |구 |로 \d|길 \d|شارع|طريق|ص\. ?ب|حي|خیابان|کوچه|پلاک|صندوق پستی|လမ်း|မြို့နယ်/iu;

/** What stands before a number, by the kind of number. */
export const phoneLabels = {
  fax: /(^|\W)(f|fax|faks|telefax|telefaks|传真|傳真|ファックス|ファクス|팩스|فاكس|فکس|نمابر|โทรสาร|แฟกซ์)\s*[.:：)]*\s*(?=[+(\d]|$)/iu,
  mobile:
    /(^|\W)(m|mob|mobile|mobil|cell|handy|gsm|cep|hp|whatsapp|wa|wechat|móvil|celular|cel|kom|tel\. ?kom|手机|手機|携帯|휴대폰|휴대전화|جوال|موبايل|موبایل|همراه|محمول|มือถือ|di động|dđ)\s*[.:：)]*\s*(?=[+(\d]|$)/iu,
} as const;

export const isJobTitle = (text: string): boolean => roleWords.some(([, words]) => words.test(text));

/** §3 The job title of a registration for the words of a card. */
export const roleOf = (text: string): JobTitle | undefined =>
  roleWords.find(([, words]) => words.test(text))?.[0];
