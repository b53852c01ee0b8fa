import { Trans } from '@lingui/react/macro';
import { ProductCard } from '#features/product-card/ProductCard.tsx';
import { ProductGrid } from '#features/product-card/ProductGrid.tsx';
import { forgetSeen } from '#features/recently-seen/seen.ts';
import { useSeenHere } from '#features/recently-seen/use-seen-here.ts';
import { Section } from '#ui/Section.tsx';

const maxShown = 6;

/** The products last seen on this device, also offline. Renders nothing where there are none. */
export function RecentlySeenList({ exceptId }: { readonly exceptId?: string }) {
  const seen = useSeenHere(exceptId);
  if (seen.length === 0) return null;
  return (
    <Section
      id="recently-seen"
      title={<Trans>Recently viewed</Trans>}
      more={
        <button type="button" onClick={forgetSeen}>
          <Trans>Clear all</Trans>
        </button>
      }
    >
      <ProductGrid short>
        {seen.slice(0, maxShown).map(({ product }) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ProductGrid>
    </Section>
  );
}
