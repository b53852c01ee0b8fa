import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ProductCards } from '#features/product-card/ProductCards.tsx';
import { Section } from '#ui/Section.tsx';
import type { Supplier } from './SupplierHeading.tsx';

/** The first of their products, and the way to all of them. */
export function SupplierProducts({ supplier }: { readonly supplier: Supplier }) {
  const { id, products, productCount } = supplier;
  const shown = products?.nodes.length ?? 0;
  const all = <Link to="/search/product" search={{ supplier: id }}><Plural value={productCount} one="See the # product" other="See all # products" /></Link>;
  return (
    <Section id="products" title={<Trans>Their products</Trans>} more={productCount > shown ? all : undefined}>
      {products === null && <p className="text-mute"><Trans>The products cannot be shown at the moment. Everything above is current.</Trans></p>}
      {products?.nodes.length === 0 && <p className="text-mute"><Trans>This supplier offers no products at present.</Trans></p>}
      {/* Who offers them is what the page is about. Twelve fill whole rows of 2, 3, 4 and 6. */}
      <div className="grid gap-x-3 min-[18rem]:grid-cols-2 gap-y-6 sm:grid-cols-3 md:gap-x-5 md:gap-y-8 lg:grid-cols-4 xl:grid-cols-6">
        <ProductCards products={products?.nodes.map((product) => ({ ...product, supplier: null })) ?? []} />
      </div>
    </Section>
  );
}
