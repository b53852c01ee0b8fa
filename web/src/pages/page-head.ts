import type { HeadTags } from '#platform/head-tags.ts';

/** The part of a page's head that the browser needs: the title, and the address to share. */
export type PageHead = {
  readonly title: string;
  readonly canonical: string;
  /** On a page from the server. */
  readonly crawlerTags?: HeadTags;
};

/** The `head` of every route, from its loader's `describePage`. Everything else is in crawler-tags.ts. */
export function pageHead({ loaderData }: { readonly loaderData?: { readonly head: PageHead } | undefined }) {
  if (!loaderData) return {};
  const { title, canonical, crawlerTags } = loaderData.head;
  return {
    ...crawlerTags,
    meta: [{ title }, ...(crawlerTags?.meta ?? [])],
    links: [{ rel: 'canonical', href: canonical }, ...(crawlerTags?.links ?? [])],
  };
}
