/** A site of §3, query `site`. */
export type Site = {
  /** '999' is the international site. */
  readonly id: string;
  /** '' or '/eg'. */
  readonly deployPath: string;
  /** ISO 3166-1 alpha-2; null for the international site. */
  readonly countryCode: string | null;
  readonly englishName: string;
  readonly localName: string;
};
