import type { ProductQuery } from '#graphql';
import { Facts } from '#ui/Facts.tsx';

type Attributes = NonNullable<ProductQuery['product']>['attributes'];

export function AttributeList({ attributes }: { attributes: Attributes }) {
  return <Facts facts={attributes} />;
}
