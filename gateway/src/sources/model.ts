// What resolvers receive as parents: GraphQL's own types, with relations held as ids until somebody asks for them.
import type {
  Attribute,
  Banner,
  BannerTargetKind,
  Certificate,
  Exhibition,
  FacetKind,
  FairBadgeKind,
  LeadTime,
  Picture,
  Port,
  PriceRange,
  ProductOffer,
  PurchaseInfo,
  Rating,
  Review,
  StarCount,
  Tag,
  TradeTerm,
  Unit,
  Verification,
} from '../generated/resolvers.ts';

/** What search answers hold of a product: enough for a card. */
export type ProductCard = {
  id: string;
  name: string;
  /** The name that its address is made of (§2.1). */
  addressName: string;
  picture: Picture | null;
  price: PriceRange;
  minimumOrder: number;
  unit: Unit;
  leadTime: LeadTime;
  certificateCodes: readonly string[];
  rating: Rating | null;
  updatedAt: string;
  supplierId: string;
  categoryId: string;
};

/** The rest, which the buyer gateway gives. */
export type ProductDetails = {
  id: string;
  description: readonly string[];
  pictures: readonly Picture[];
  offer: ProductOffer;
  attributes: readonly Attribute[];
  certificates: readonly Certificate[];
  hsCode: string | null;
  port: Port | null;
  shipmentTerms: readonly TradeTerm[];
  paymentTerms: readonly TradeTerm[];
  samples: readonly TradeTerm[];
  weight: number | null;
  tags: readonly Tag[];
};

/** A product as resolvers pass it on; `details` is there when it came from the buyer gateway. */
export type ProductModel = ProductCard & { details?: ProductDetails };

export type SupplierModel = {
  id: string;
  name: string;
  description: readonly string[];
  countryCode: string;
  city: string;
  businessType: string;
  foundedYear: number;
  yearsOnSite: number;
  employees: string;
  factoryArea: number | null;
  exportMarkets: readonly string[];
  verifications: readonly Verification[];
  certificates: readonly Certificate[];
  categoryIds: readonly string[];
  picture: Picture | null;
  rating: Rating | null;
  languages: readonly string[];
  timeZone: string | null;
  productCount: number;
};

export type CategoryModel = {
  id: string;
  slug: string;
  name: string;
  level: 1 | 2;
  parent: CategoryModel | null;
  children: readonly CategoryModel[];
  tags: readonly Tag[];
  productCount: number;
  picture: Picture | null;
};

/** Words that find something where more of them found nothing. */
export type NearWordsModel = { keyword: string; dropped: readonly string[]; certificates: readonly string[] };

export type ProductConnectionModel = {
  totalCount: number;
  near?: NearWordsModel | null;
  offset: number;
  cards: readonly ProductCard[];
  facets: readonly FacetModel[];
};

export type FacetModel = {
  kind: FacetKind;
  values: readonly { value: string; label: string | null; count: number }[];
};

/** Suppliers that were found and are known to the supplier gateway too. */
export type SupplierConnectionModel = {
  totalCount: number;
  near: NearWordsModel | null;
  offset: number;
  hits: readonly { supplier: SupplierModel; cards: readonly ProductCard[] }[];
  facets: readonly FacetModel[];
};

export type ReviewConnectionModel = {
  totalCount: number;
  offset: number;
  distribution: readonly StarCount[];
  reviews: readonly Review[];
};

/** A number as it is looked up; what stands behind it is asked for part by part. */
export type NumberCheckModel = { number: string };

export type HeldCertificateModel = { certificate: Certificate; supplierId: string };

export type FairBadgeModel = {
  number: string;
  kind: FairBadgeKind;
  company: string;
  exhibition: Exhibition;
  supplierId: string | null;
  issuedOn: string;
  withdrawnOn: string | null;
};

export type BuyerModel = {
  kind: 'buyer';
  id: string;
  name: string;
  email: string;
  emailConfirmed: boolean;
  tagCodes: readonly string[];
  createdAt: string;
  purchaseInfo: PurchaseInfo;
};

/** What somebody follows: one thing, and a page of them. */
export type FollowModel = { id: string; followedAt: string; position: number };
export type FollowsModel = { totalCount: number; offset: number; follows: readonly FollowModel[] };

export type SupplierUserModel = { kind: 'supplier'; supplierId: string; name: string; email: string };

/** @property id of a category */
export type BannerTargetModel = { kind: BannerTargetKind; keyword: string | null; id: string | null };
export type BannerModel = Omit<Banner, 'target'> & { target: BannerTargetModel };
