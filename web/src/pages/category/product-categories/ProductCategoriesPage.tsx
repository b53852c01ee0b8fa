import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useProductCategoriesQuery } from '#operations/product-categories.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { NumberText, ServiceText } from '#ui/Texts.tsx';
import { ProductCategoriesSkeleton } from './ProductCategoriesSkeleton.tsx';

const route = getRouteApi('/product_categories.html');

/** All categories by name; /categories has them as a tree. */
export function ProductCategoriesPage() {
  const { t } = useLingui();
  const { register } = route.useLoaderData();
  const { data } = useProductCategoriesQuery();
  const categories = data?.categories;
  if (!categories) return <ProductCategoriesSkeleton />;
  const entries = new Map(
    categories.flatMap((parent) =>
      parent.children.map((child) => [child.id, { ...child, parent: parent.name }]),
    ),
  );
  const groups = register.map(({ initial, ids }) => ({
    initial,
    items: ids.flatMap((id) => entries.get(id) ?? []),
  }));
  return (
    <div className="page grid gap-6 pt-2 pb-8">
      <div className="grid gap-2">
        <Breadcrumb here={<Trans>A–Z</Trans>}>
          <Link to="/">
            <Trans>Home</Trans>
          </Link>
          <Link to="/categories">
            <Trans>All categories</Trans>
          </Link>
        </Breadcrumb>
        <h1 className="text-2xl md:text-3xl">
          <Trans>Product categories A–Z</Trans>
        </h1>
      </div>
      {groups.length > 1 && (
        <nav aria-label={t`Jump to letter`}>
          <ul className="flex flex-wrap gap-1">
            {groups.map(({ initial }) => (
              <li key={initial}>
                <a
                  href={`#initial-${initial}`}
                  className="grid size-11 place-items-center rounded-md border border-line font-semibold hover:bg-surface"
                >
                  {initial}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ initial, items }) => (
        <section
          key={initial}
          id={`initial-${initial}`}
          className="grid scroll-mt-[calc(var(--header)+1rem)] gap-3"
        >
          {initial !== '' && <h2 className="border-b border-line pb-1 text-xl">{initial}</h2>}
          <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
            {items.map(({ id, slug, name, parent, productCount, tags }) => (
              <li key={id} className="min-w-0">
                <Link
                  to="/category/{$category}.html"
                  params={{ category: { slug, id, pageNo: 1 } }}
                  className="inline-block max-w-full py-1 font-semibold hyphens-auto wrap-anywhere hover:underline"
                >
                  <bdi>
                    <ServiceText>{name}</ServiceText>
                  </bdi>{' '}
                  <span className="figures text-sm font-normal text-mute">
                    <NumberText value={productCount} />
                  </span>
                </Link>
                <p className="text-sm text-mute">
                  <bdi>{parent}</bdi>
                </p>
                <ul className="flex flex-wrap gap-x-3 text-sm">
                  {tags.map((tag) => (
                    <li key={tag.code} className="min-w-0">
                      <Link
                        to="/search/product"
                        search={{ id, keyword: tag.name }}
                        className="line-link py-0.5 hover:underline pointer-coarse:py-2"
                      >
                        <bdi>
                          <ServiceText>{tag.name}</ServiceText>
                        </bdi>
                      </Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
