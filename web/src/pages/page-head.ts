/** What the browser itself needs of a page's head: its tab's title, and the address that is shared. */
export type PageHead = { readonly title: string; readonly canonical: string };

/** The `head` of every route: what its loader found by `describePage`. Everything else is in crawler-tags.ts. */
export function pageHead({ loaderData }: { readonly loaderData?: { readonly head: PageHead } | undefined }) {
  if (!loaderData) return {};
  const { title, canonical } = loaderData.head;
  return { meta: [{ title }], links: [{ rel: 'canonical', href: canonical }] };
}
