import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ProductCards } from '#features/product-card/ProductCards.tsx';
import { ProductGrid } from '#features/product-card/ProductGrid.tsx';
import { VerificationList } from '#features/supplier-card/VerificationList.tsx';
import { useOwnCompanyQuery } from '#operations/own-company.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Building2, Check, CloudOff } from '#ui/icons.tsx';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Section } from '#ui/Section.tsx';
import { Attention } from './Attention.tsx';
import { HowBuyersSeeIt } from './HowBuyersSeeIt.tsx';
import { OwnCompanySkeleton } from './OwnCompanySkeleton.tsx';

/** A supplier's own company, as soon as it is known who asks. */
export function OwnCompany() {
  // The page is made for suppliers alone, so there is somebody to ask about once it is taken over.
  const { data, error, refetch } = useOwnCompanyQuery({ skip: useSignedIn() === 'unknown' });
  if (data?.viewer === null && !error) {
    return (
      <EmptyView
        icon={CloudOff}
        page
        title={<Trans>You’re not logged in</Trans>}
        actions={
          <a href="/" className={buttonStyle()}>
            <Trans>Go to the home page</Trans>
          </a>
        }
      />
    );
  }
  const user = data?.viewer?.__typename === 'SupplierUser' ? data.viewer : undefined;
  if (user?.state === 'REMOVED') {
    return (
      <EmptyView
        icon={Building2}
        page
        title={<Trans>Your company is no longer listed</Trans>}
        actions={
          <Link to="/customer-service" className={buttonStyle({ look: 'primary' })}>
            <Trans>Contact our team</Trans>
          </Link>
        }
      >
        <Trans>Buyers can’t see your company or its products. If this is a mistake, please contact us.</Trans>
      </EmptyView>
    );
  }
  const supplier = user?.supplier;
  if (!supplier && (error ?? data?.viewer)) {
    return (
      <EmptyView
        icon={CloudOff}
        page
        title={<Trans>Your company on Fairgate</Trans>}
        actions={
          <Button onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Your company’s data can’t be shown right now.</Trans>
      </EmptyView>
    );
  }
  if (!supplier) return <OwnCompanySkeleton />;

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
          {user?.state === 'LISTED' && (
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
