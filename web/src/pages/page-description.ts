/** One schema.org object, or several, without `@context`. */
export type Structured = Record<string, unknown> | readonly Record<string, unknown>[];

export type PageDescription = {
  /** The site's name is appended. Without a title the page has the site's name. */
  readonly title?: string | undefined;
  readonly description?: string;
  /** Path after the site's prefix, as written by the page's `format`. */
  readonly path: string;
  readonly search?: Record<string, unknown>;
  readonly picture?: string | undefined;
  /**
   * The page's content as schema.org data. Guarded by `import.meta.env.SSR`, so that browsers do not load its
   * code.
   */
  readonly structured?: false | undefined | (() => Structured);
  /** The exhibition that the page is about: its calls name it (§7.1), also where the address does not. */
  readonly exhibitionId?: string;
  /** Not for search engines. */
  readonly hidden?: boolean;
};
