/** Where demo suppliers are: a share of all suppliers, cities by code with their nearest port, and how firms are named. */
export type Country = {
  readonly id: string;
  readonly dialingCode: string;
  /** Suppliers in a hundred. */
  readonly share: number;
  readonly cities: readonly { readonly code: string; readonly english: string; readonly port: string }[];
};

const city = (code: string, port: string): Country['cities'][number] => ({
  code, english: code.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' '), port,
});

export const supplierCountries: readonly Country[] = [
  {
    id: 'CN', dialingCode: '86', share: 52,
    cities: [
      city('ningbo', 'ningbo'), city('yiwu', 'ningbo'), city('hangzhou', 'ningbo'), city('wenzhou', 'ningbo'),
      city('shenzhen', 'shenzhen'), city('dongguan', 'shenzhen'), city('guangzhou', 'guangzhou'), city('foshan', 'guangzhou'),
      city('zhongshan', 'guangzhou'), city('shanghai', 'shanghai'), city('suzhou', 'shanghai'), city('wuxi', 'shanghai'),
      city('qingdao', 'qingdao'), city('xiamen', 'xiamen'), city('quanzhou', 'xiamen'), city('chaozhou', 'shenzhen'),
    ],
  },
  { id: 'IN', dialingCode: '91', share: 8, cities: [city('mumbai', 'nhava-sheva'), city('ahmedabad', 'mundra'), city('chennai', 'chennai')] },
  { id: 'TR', dialingCode: '90', share: 8, cities: [city('istanbul', 'istanbul'), city('bursa', 'istanbul'), city('izmir', 'izmir')] },
  { id: 'VN', dialingCode: '84', share: 7, cities: [city('ho-chi-minh-city', 'ho-chi-minh-city'), city('hai-phong', 'hai-phong')] },
  { id: 'TH', dialingCode: '66', share: 4, cities: [city('bangkok', 'laem-chabang')] },
  { id: 'ID', dialingCode: '62', share: 4, cities: [city('jakarta', 'tanjung-priok'), city('surabaya', 'tanjung-perak')] },
  { id: 'KR', dialingCode: '82', share: 4, cities: [city('busan', 'busan'), city('incheon', 'incheon')] },
  { id: 'PL', dialingCode: '48', share: 4, cities: [city('poznan', 'gdansk'), city('gdansk', 'gdansk')] },
  { id: 'EG', dialingCode: '20', share: 3, cities: [city('cairo', 'alexandria'), city('alexandria', 'alexandria')] },
  { id: 'MX', dialingCode: '52', share: 3, cities: [city('monterrey', 'manzanillo'), city('guadalajara', 'manzanillo')] },
  { id: 'DE', dialingCode: '49', share: 2, cities: [city('stuttgart', 'hamburg'), city('hamburg', 'hamburg')] },
  { id: 'AE', dialingCode: '971', share: 1, cities: [city('dubai', 'jebel-ali')] },
];
