import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useCategoriesQuery } from '#operations/categories.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { chosenOf } from './chosen.ts';
import { CategoriesSkeleton } from './CategoriesSkeleton.tsx';
import { CategoryIndex } from './CategoryIndex.tsx';
import { CategorySection } from './CategorySection.tsx';

/** All categories: the index at the side links to the sections, each section to its search. */
export function CategoriesPage({
  chosen,
}: {
  /** Comes first and is open: an id or a name, as the address has it. */ readonly chosen?: string;
}) {
  const { data } = useCategoriesQuery();
  if (!data?.categories) return <CategoriesSkeleton />;
  const first = chosen === undefined ? undefined : chosenOf(data.categories, chosen);
  const categories = first
    ? [first, ...data.categories.filter((category) => category !== first)]
    : data.categories;
  const total = categories.reduce((sum, { productCount }) => sum + productCount, 0);
  return (
    <div className="page pt-2 pb-8">
      <div className="max-md:hidden">
        <Breadcrumb here={<Trans>All categories</Trans>}>
          <Link to="/">
            <Trans>Home</Trans>
          </Link>
        </Breadcrumb>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-3 pb-3 max-md:pt-2 lg:pb-6">
        <h1 className="text-xl md:text-2xl">
          <Trans>All categories</Trans>
        </h1>
        <p className="figures text-mute">
          <Plural value={total} one="# product" other="# products" />
        </p>
      </div>
      <div className="lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-x-8">
        <CategoryIndex categories={categories} />
        <div className="grid grid-cols-1 content-start lg:gap-8">
          {categories.map((category) => (
            <CategorySection key={category.id} category={category} isChosen={category === first} />
          ))}
        </div>
      </div>
    </div>
  );
}
