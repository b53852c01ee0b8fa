import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChatLink } from '#features/conversation/ChatLink.tsx';
import { useProductQuery } from '#operations/product.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { RecentlySeen } from '../../RecentlySeen.tsx';
import { ProductDetails, SimilarOffers, SupplierCard, Visit } from './lazy-sections.ts';
import { OfferPanel } from './OfferPanel.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { SupplierMissing } from './SupplierMissing.tsx';

type Props = {
  readonly id: string;
  /** A preview by the supplier: not counted as interest. */
  readonly preview?: boolean;
};

/** One product: pictures, price ladder, facts, supplier, and further products. */
export function ProductPage({ id, preview = false }: Props) {
  const { data } = useProductQuery({ variables: { id } });
  const product = data?.product;
  if (!product) return <ProductSkeleton />;
  const { name, category, supplier, similar } = product;
  return (
    <article className="page grid gap-10 md:gap-14">
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:items-start">
        <div className="max-md:hidden md:col-span-2 md:-mb-6 md:pt-2">
          <Breadcrumb here={name}>
            <Link to="/">
              <Trans>Home</Trans>
            </Link>
            {category.parent && (
              <Link
                to="/category/{$category}.html"
                params={{ category: { ...category.parent, pageNo: 1 } }}
                dir="auto"
              >
                {category.parent.name}
              </Link>
            )}
            <Link
              to="/category/{$category}.html"
              params={{ category: { ...category, pageNo: 1 } }}
              dir="auto"
            >
              {category.name}
            </Link>
          </Breadcrumb>
        </div>
        <ProductGallery product={product} key={id} />
        <div className="grid gap-6 md:row-span-2 md:[@media(height>=66rem)]:sticky md:[@media(height>=66rem)]:top-[calc(var(--header)+1.5rem)]">
          <OfferPanel product={product} key={id} />
          {supplier ? (
            <SupplierCard supplier={supplier}>
              <ChatLink
                supplierId={supplier.id}
                productId={id}
                className="justify-self-start max-md:hidden"
              />
            </SupplierCard>
          ) : (
            <SupplierMissing />
          )}
        </div>
        <ProductDetails product={product} />
      </div>
      {similar && similar.length > 0 && <SimilarOffers products={similar} category={category} />}
      <RecentlySeen exceptId={id} />
      {!preview && <Visit product={product} key={id} />}
    </article>
  );
}
