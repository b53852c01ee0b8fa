import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { NearCategoryFragment, NearProductsQuery } from '#graphql';
import { chipStyle } from '#ui/Chip.tsx';
import { NumberText, ServiceText } from '#ui/Texts.tsx';

const maxShown = 12;

/** Siblings or children of the category that was searched, or the categories that fit the keyword. */
export function NearCategories({ near }: { readonly near: NearProductsQuery | undefined }) {
  const own = near?.category;
  const around = [...(own?.children ?? []), ...(own?.parent?.children ?? [])].filter(
    ({ id, productCount }) => id !== own?.id && productCount > 0,
  );
  const suggested =
    near?.searchSuggestions?.flatMap(({ kind, id, text }) =>
      kind === 'CATEGORY' && id ? [{ id, slug: text, name: text }] : [],
    ) ?? [];
  const categories: readonly (Pick<NearCategoryFragment, 'id' | 'slug' | 'name'> & {
    productCount?: number;
  })[] = around.length > 0 ? around : suggested;
  if (categories.length === 0) return null;
  return (
    <section className="pb-6">
      <h2 className="pb-3 text-lg">
        <Trans>Similar categories</Trans>
      </h2>
      <ul className="flex flex-wrap gap-2">
        {categories.slice(0, maxShown).map(({ id, slug, name, productCount }) => (
          <li key={id}>
            <Link
              to="/category/{$category}.html"
              params={{ category: { slug, id, pageNo: 1 } }}
              className={chipStyle}
            >
              <bdi>
                <ServiceText>{name}</ServiceText>
              </bdi>
              {productCount !== undefined && (
                <span className="figures text-mute">
                  <NumberText value={productCount} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
