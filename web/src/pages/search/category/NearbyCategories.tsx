import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ListedCategoryFragment } from '#graphql';
import { chipStyle } from '#ui/Chip.tsx';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';
import { NumberText, ServiceText } from '#ui/Texts.tsx';
import type { ListPart } from '../listing/Listing.tsx';
import { ScrollRow } from '#ui/ScrollRow.tsx';

/** From a level-1 category to its children; from a level-2 category to its tags and siblings. */
export const NearbyCategories: ListPart = ({ search, data }) => {
  const category = data?.category?.id === search.id ? data?.category : undefined;
  if (!category) return null;
  return category.level === 1 ? <Parts category={category} /> : <Siblings category={category} />;
};

function Parts({ category: { children } }: { readonly category: ListedCategoryFragment }) {
  const { t } = useLingui();
  const stocked = children.filter(({ productCount }) => productCount > 0);
  if (stocked.length === 0) return null;
  return (
    <ScrollRow label={t`Subcategories`}>
      {stocked.map(({ id, slug, name, productCount, picture }) => (
        <li
          key={id}
          className="group relative flex w-56 shrink-0 items-center gap-3 rounded-md border border-line p-2 hover:border-ink"
        >
          <LazyPicture picture={picture} sizes="56px" decorative className="size-14 shrink-0 rounded-sm" />
          <div className="min-w-0">
            <Link
              to="/category/{$category}.html"
              params={{ category: { slug, id, pageNo: 1 } }}
              dir="auto"
              className="line-clamp-2 text-match text-sm font-semibold card-link"
            >
              <ServiceText>{name}</ServiceText>
            </Link>
            <span className="figures text-sm text-mute">
              <NumberText value={productCount} />
            </span>
          </div>
        </li>
      ))}
    </ScrollRow>
  );
}

function Siblings({ category: { id: own, tags, parent } }: { readonly category: ListedCategoryFragment }) {
  const { t } = useLingui();
  const beside = parent?.children.filter(({ id, productCount }) => id !== own && productCount > 0) ?? [];
  return (
    <>
      {tags.length > 0 && (
        <ScrollRow label={t`Popular searches`}>
          {tags.map(({ code, name }) => (
            <li key={code} className="shrink-0">
              <Link to="/search/product" search={{ id: own, keyword: name }} className={chipStyle}>
                <bdi>
                  <ServiceText>{name}</ServiceText>
                </bdi>
              </Link>
            </li>
          ))}
        </ScrollRow>
      )}
      {beside.length > 0 && (
        <nav aria-label={t`Related categories`} className="flex flex-wrap items-baseline gap-x-4 text-sm">
          <span aria-hidden className="text-mute">
            <Trans>Related categories:</Trans>
          </span>
          {beside.slice(0, 8).map(({ id, slug, name }) => (
            <Link
              key={id}
              to="/category/{$category}.html"
              params={{ category: { slug, id, pageNo: 1 } }}
              className="py-1 underline underline-offset-4 pointer-coarse:py-2.5"
            >
              <bdi>
                <ServiceText>{name}</ServiceText>
              </bdi>
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}
