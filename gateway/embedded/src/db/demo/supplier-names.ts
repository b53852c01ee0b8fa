import type { Random } from './random.ts';

// Company names in the style of these countries, in Latin letters, from syllables: plausible, but of no real company.
const chineseSyllables = [
  'Hao',
  'Yu',
  'Jin',
  'Long',
  'Rui',
  'Feng',
  'Xin',
  'Tai',
  'Ming',
  'Sheng',
  'Kai',
  'Lian',
  'Zhong',
  'De',
  'Bo',
  'Yuan',
  'Heng',
  'Da',
  'Qi',
  'Wei',
  'Chang',
  'An',
  'Shun',
  'Jia',
];
const roots: Readonly<Record<string, readonly string[]>> = {
  IN: [
    'Shakti',
    'Vardhan',
    'Anand',
    'Kaveri',
    'Surya',
    'Nirmal',
    'Ashwin',
    'Prakash',
    'Meghna',
    'Rajvir',
    'Sagar',
    'Trimurti',
  ],
  TR: [
    'Yıldırım',
    'Karaca',
    'Öztürk',
    'Demirel',
    'Akıncı',
    'Bozkurt',
    'Çınar',
    'Toprak',
    'Altınel',
    'Erdem',
    'Koray',
    'Sancak',
  ],
  VN: ['Hoang Long', 'Minh Phat', 'Dai Viet', 'An Khang', 'Thanh Cong', 'Song Hong', 'Phuc Loc', 'Viet Hung'],
  TH: ['Siam Rung', 'Charoen Thai', 'Thanakit', 'Suksawat', 'Phatthana', 'Wattana'],
  ID: ['Maju Bersama', 'Sinar Abadi', 'Karya Nusantara', 'Cipta Mandiri', 'Surya Kencana', 'Bintang Jaya'],
  KR: ['Hanbit', 'Daeyang', 'Seojin', 'Woori', 'Samho', 'Dongwon'],
  PL: ['Nowak', 'Wiśniewski', 'Kowal', 'Bałtyk', 'Wielkopolska', 'Zieliński'],
  EG: ['El Nasr', 'El Salam', 'Delta', 'El Horeya', 'Misr', 'El Amal'],
  MX: ['Del Norte', 'San Ignacio', 'Monarca', 'Sierra Alta', 'La Regia'],
  MY: ['Sri Maju', 'Bina Jaya', 'Mutiara', 'Selatan', 'Cahaya Indah'],
  JP: ['Takehara', 'Mizuno Sangyo', 'Kitagawa', 'Yamabuki'],
  DE: ['Bergmann', 'Kessler', 'Lindner', 'Hartwig', 'Neumann'],
  AE: ['Al Noor', 'Al Majd', 'Al Barari', 'Al Safa'],
};
const trades: Readonly<Record<string, readonly string[]>> = {
  newenergy: ['Solar', 'New Energy', 'Power Technology'],
  machinex: ['Machinery', 'Industrial Equipment', 'Engineering'],
  homelife: ['Houseware', 'Household Products', 'Kitchenware'],
  jpe: ['Pet Products', 'Pet Supplies'],
  bde: ['Building Materials', 'Home Building', 'Construction Products'],
  intex: ['Textile', 'Textiles', 'Weaving'],
  abcm: ['Baby Products', 'Toys', 'Children Products'],
  aes: ['Electric Appliance', 'Electronics', 'Electrical'],
  javme: ['Audio', 'Stage Lighting', 'Sound Equipment'],
  defuexpo: ['Decoration', 'Home Decor', 'Lighting'],
  packaging: ['Packaging', 'Packing Products'],
  sports: ['Sporting Goods', 'Fitness Equipment'],
};
const forms: Readonly<Record<string, (root: string, trade: string) => string>> = {
  IN: (root, trade) => `${root} ${trade} Pvt. Ltd.`,
  TR: (root, trade) => `${root} ${trade} San. ve Tic. A.Ş.`,
  VN: (root, trade) => `${root} ${trade} JSC`,
  TH: (root, trade) => `${root} ${trade} (Thailand) Co., Ltd.`,
  ID: (root, trade) => `PT ${root} ${trade}`,
  KR: (root, trade) => `${root} ${trade} Co., Ltd.`,
  PL: (root, trade) => `${root} ${trade} Sp. z o.o.`,
  EG: (root, trade) => `${root} for ${trade} S.A.E.`,
  MX: (root, trade) => `${root} ${trade} S.A. de C.V.`,
  MY: (root, trade) => `${root} ${trade} Sdn. Bhd.`,
  JP: (root, trade) => `${root} ${trade} Co., Ltd.`,
  DE: (root, trade) => `${root} ${trade} GmbH`,
  AE: (root, trade) => `${root} ${trade} LLC`,
};

/** A company name that `taken` does not contain yet; adds it there. */
export function supplierName(
  random: Random,
  place: { country: string; city: string; industry: string },
  taken: Set<string>,
): string {
  for (let attempt = 0; ; attempt++) {
    const name = propose(random, place, attempt);
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

function propose(
  random: Random,
  { country, city, industry }: { country: string; city: string; industry: string },
  attempt: number,
): string {
  const trade = random.pick(trades[industry] ?? ['Trading']);
  const form = forms[country];
  if (!form) {
    const [first, second] = random.some(chineseSyllables, 2);
    return `${city} ${first}${second?.toLowerCase()} ${trade} Co., Ltd.`;
  }
  // If the plain name is taken, the town distinguishes the companies, then a second root.
  const root = random.pick(roots[country] ?? ['Global']);
  if (attempt === 0) return form(root, trade);
  return attempt < 6
    ? form(`${root} ${city}`, trade)
    : form(`${root} ${random.pick(chineseSyllables)}${random.between(2, 99)}`, trade);
}
