import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ExhibitionBreadcrumb } from '#features/exhibition/ExhibitionBreadcrumb.tsx';
import { ExhibitionSections } from '#features/exhibition/ExhibitionSections.tsx';
import { ExhibitionTop } from '#features/exhibition/ExhibitionTop.tsx';
import { ProductCards } from '#features/product-card/ProductCards.tsx';
import { ProductGrid } from '#features/product-card/ProductGrid.tsx';
import { chipStyle } from '#ui/Chip.tsx';
import { EmptyView } from '#ui/EmptyView.tsx';
import { useFormat } from '#ui/format.ts';
import { Package } from '#ui/icons.tsx';
import { ScrollRow } from '#ui/ScrollRow.tsx';
import { Section } from '#ui/Section.tsx';
import { floorsToShow, type ShownPage } from './floors.ts';
import { OtherPages } from './OtherPages.tsx';

type Props = {
  readonly page: ShownPage;
};

/** §2.5 Product promotion home: a fair's products by the categories that its organiser has chosen. */
export function FairPage({ page }: Props) {
  const { t } = useLingui();
  const { text } = useFormat();
  const { exhibition } = page;
  const { id } = exhibition;
  const name = text(exhibition.name);
  const floors = floorsToShow(page);
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-10 pt-2 pb-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ExhibitionBreadcrumb exhibition={exhibition} here={<Trans>Products</Trans>} />
        <ExhibitionTop exhibition={exhibition} title={<Trans>Products at {name}</Trans>} />
        <ExhibitionSections exhibition={exhibition} here="products" />
        <OtherPages page={page} />
        {floors.length > 1 && (
          <ScrollRow label={t`On this page`}>
            {floors.map(({ category }) => (
              <li key={category.id} className="shrink-0">
                <Link
                  to="."
                  hash={`floor-${category.id}`}
                  activeOptions={{ includeHash: true }}
                  className={chipStyle}
                >
                  {text(category.name)}
                </Link>
              </li>
            ))}
          </ScrollRow>
        )}
      </div>
      {floors.length === 0 && <EmptyView icon={Package} title={<Trans>No products listed yet</Trans>} />}
      {floors.map(({ category, products }, index) => (
        <Section
          key={category.id}
          id={`floor-${category.id}`}
          isLong
          title={text(category.name)}
          more={
            <Link to="/search/product" search={{ fair: [id], id: category.id }}>
              <Trans>See all</Trans>
            </Link>
          }
        >
          {products ? (
            <ProductGrid short>
              <ProductCards products={products.nodes} eagerCount={index === 0 ? 2 : 0} />
            </ProductGrid>
          ) : (
            <p className="text-mute">
              <Trans>The products can’t be shown right now. Everything above is up to date.</Trans>
            </p>
          )}
        </Section>
      ))}
    </div>
  );
}
