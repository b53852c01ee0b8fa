import type { ChatPageQuery, ChatPageQueryVariables } from '#graphql';
import type { ChatSearch } from './chat-search.ts';

export const chatVariables = ({ supplier, product }: ChatSearch): ChatPageQueryVariables => ({
  supplierId: supplier ?? '0',
  ofSupplier: supplier !== undefined,
  productId: product ?? '0',
  ofProduct: product !== undefined,
});

/** Whom a chat is with: the supplier that is named, or the product's. A product of another supplier counts for nothing. */
export function chatSides(data: ChatPageQuery | undefined) {
  const supplier = data?.supplier ?? data?.product?.supplier;
  const product = data?.product?.supplier?.id === supplier?.id ? data?.product : undefined;
  return { supplier, product };
}
