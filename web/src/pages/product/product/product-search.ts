/** The chosen variant of a product's page. */
export type ProductSearch = {
  /** Its id; another value means none. */
  readonly variant?: string | undefined;
};
