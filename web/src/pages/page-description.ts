/** A thing of schema.org, or several, without `@context`. */
export type Structured = Record<string, unknown> | readonly Record<string, unknown>[];

export type PageDescription = {
  /** The site's name is added to it. Without one the page is called after the site. */
  readonly title?: string | undefined;
  readonly description?: string;
  /** Path after the site's prefix, as the page's `format` writes it. */
  readonly path: string;
  readonly search?: Record<string, unknown>;
  /** Address of a picture, for link previews. */
  readonly picture?: string | undefined;
  /** schema.org: what the page shows. Behind `import.meta.env.SSR`, so that browsers do not load what makes it. */
  readonly structured?: false | undefined | (() => Structured);
  /** Not for search engines. */
  readonly hidden?: boolean;
};
