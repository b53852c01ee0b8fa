import type { LanguageCode } from '@fairgate/schema/locales';

/** A text in the languages in which it was given. */
export type Texts = Readonly<Partial<Record<LanguageCode, string>>>;

export type Step = { readonly quantity: number; readonly price: string };
export type Fact = { readonly name: string; readonly value: string };
export type Paper = { readonly code: string; readonly number: string | null };

/** A product as its columns say it, with the marketplace's codes in place of names. */
export type ProductValues = {
  readonly name: Texts;
  readonly description: Texts;
  readonly category: { readonly id: number; readonly parentId: number };
  readonly prices: readonly Step[];
  readonly currency: string;
  readonly stock: number;
  readonly unit: string;
  readonly lead_days: { readonly from: number; readonly to: number };
  readonly images: readonly string[];
  readonly attributes: Readonly<Partial<Record<LanguageCode, readonly Fact[]>>>;
  readonly certificates: readonly string[];
  readonly tags: readonly string[];
  /** '' where it is to be compared with nothing; so the other texts that need not be there. */
  readonly type: string;
  readonly hs_code: string;
  readonly weight_kg: number | null;
  readonly port: string;
  readonly listed_on: string;
};

/** A supplier as its columns (without `supplier.`) say it. */
export type SupplierValues = {
  readonly name: string;
  readonly country: string;
  readonly city: string;
  readonly business_type: string;
  readonly founded_year: number;
  readonly employees: string;
  readonly description: Texts;
  readonly factory_area: number | null;
  readonly export_markets: readonly string[];
  readonly certificates: readonly Paper[];
  readonly shipment_terms: readonly string[];
  readonly payment_terms: readonly string[];
  readonly samples: readonly string[];
  readonly languages: readonly string[];
  /** '' where nobody said. */
  readonly time_zone: string;
};

/** A row that can be read: what it says of a product, and of its supplier. What it does not mention is not there. */
export type GivenRow = {
  readonly line: number;
  readonly key: string;
  /** Whether the product is to go. */
  readonly removed: boolean;
  readonly product: Partial<ProductValues>;
  readonly supplierKey: string | undefined;
  readonly supplier: Partial<SupplierValues>;
};
