import { favoriteExhibitors, favoriteProducts } from '@fairgate/schema/urls/account';

/** Products, or suppliers, which §2.4 calls exhibitors. */
export type FavoriteKind = 'product' | 'exhibitor';

const paths = { product: favoriteProducts, exhibitor: favoriteExhibitors } as const;

export const pathOf = (kind: FavoriteKind): string => paths[kind].format({});

/** 24 a page: rows of two, three, four and six are full. */
export const followsOnPage = 24;
