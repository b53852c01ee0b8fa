/** What can be followed (§7.3): an exhibitor has an id such as '801-12', and is no listed supplier. */
export type Followable = { readonly kind: 'product' | 'supplier' | 'exhibitor'; readonly id: string };

/** `product:12` */
export type FollowKey = `${Followable['kind']}:${string}`;

export const keyOf = ({ kind, id }: Followable): FollowKey => `${kind}:${id}`;
