/** A product or supplier that can be followed (§7.3). */
export type Followable = { readonly kind: 'product' | 'supplier'; readonly id: string };

/** `product:12` */
export type FollowKey = `${Followable['kind']}:${string}`;

export const keyOf = ({ kind, id }: Followable): FollowKey => `${kind}:${id}`;
