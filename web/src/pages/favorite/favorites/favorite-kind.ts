import { favoriteExhibitors, favoriteProducts } from '@fairgate/schema/urls/account';

/** §2.4 Exhibitors are suppliers too. */
export type FavoriteKind = 'product' | 'exhibitor';

const paths = { product: favoriteProducts, exhibitor: favoriteExhibitors } as const;

export const pathOf = (kind: FavoriteKind): string => paths[kind].format({});

/** 24 fill rows of two, three, four and six. */
export const followsOnPage = 24;
