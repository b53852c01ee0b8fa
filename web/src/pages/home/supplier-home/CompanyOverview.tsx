import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ProductCards } from '#features/product-card/ProductCards.tsx';
import { ProductGrid } from '#features/product-card/ProductGrid.tsx';
import { VerificationList } from '#features/supplier-card/VerificationList.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Check } from '#ui/icons.tsx';
import { Section } from '#ui/Section.tsx';
import type { OwnSupplier } from './attention.ts';
import { Attention } from './Attention.tsx';
import { HowBuyersSeeIt } from './HowBuyersSeeIt.tsx';

type Props = { readonly supplier: OwnSupplier; readonly isListed: boolean };

/** What a supplier has to do, how buyers see the company, and its products. */
export function CompanyOverview({ supplier, isListed }: Props) {
  const { id, slug, name, productCount, products, verifications } = supplier;
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-line pb-6">
        <div className="grid min-w-0 gap-1">
          <p className="text-mute">
            <Trans>Your company on Fairgate</Trans>
          </p>
          <h1 dir="auto" className="text-match text-2xl md:text-3xl">
            {name}
          </h1>
          {isListed && (
            <p className="flex items-center gap-1.5 text-sm text-trust">
              <Check aria-hidden size={18} className="shrink-0" />
              <Trans>Buyers can find your company and its products</Trans>
            </p>
          )}
        </div>
        <Link
          to="/supplier/{$supplier}.html"
          params={{ supplier: { slug, id } }}
          className={buttonStyle({ look: 'primary' })}
        >
          <Trans>Your page as buyers see it</Trans>
        </Link>
      </header>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start lg:gap-x-14">
        <Section title={<Trans>Needs your attention</Trans>}>
          <Attention supplier={supplier} />
        </Section>
        <Section title={<Trans>How buyers see your company</Trans>}>
          <HowBuyersSeeIt supplier={supplier} />
        </Section>
      </div>
      <Section
        isLong
        title={<Trans>Your products</Trans>}
        more={
          <Link to="/search/product" search={{ supplier: id }}>
            <Plural value={productCount} one="See # product" other="See all # products" />
          </Link>
        }
      >
        {products === null && (
          <p role="status" className="text-mute">
            <Trans>The products can’t be shown right now. Everything above is up to date.</Trans>
          </p>
        )}
        <ProductGrid short>
          <ProductCards products={products?.nodes.map((product) => ({ ...product, supplier: null })) ?? []} />
        </ProductGrid>
      </Section>
      {verifications.length > 0 && (
        <Section title={<Trans>Verifications</Trans>}>
          <VerificationList verifications={verifications} findings />
        </Section>
      )}
    </>
  );
}
