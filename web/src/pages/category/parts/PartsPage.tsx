import { Plural, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useCategoriesQuery } from '#operations/categories.ts';
import { chipStyle } from '#ui/Chip.tsx';
import { NumberText, ServiceText } from '#ui/Texts.tsx';
import { CategoriesSkeleton } from '../categories/CategoriesSkeleton.tsx';
import { ChildCategory } from '../categories/ChildCategory.tsx';

const route = getRouteApi('/categoriesT2/$t1id');

/** §2.2 On a phone: one level-1 category with everything in it, and links to the others. */
export function PartsPage() {
  const { t } = useLingui();
  const { t1id } = route.useParams();
  const { data } = useCategoriesQuery();
  const current = useRef<HTMLAnchorElement>(null);
  // In a long row, the current one may be out of view.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [t1id]);
  const category = data?.categories?.find(({ id }) => id === t1id);
  if (!data?.categories || !category) return <CategoriesSkeleton />;
  const { slug, name, productCount, children } = category;
  return (
    <div className="page pb-8">
      <nav
        aria-label={t`Categories`}
        className="z-20 -mx-4 bg-paper px-4 py-2 tall:sticky tall:top-(--header) md:-mx-6 md:px-6"
      >
        <ul className="flex gap-2 overflow-x-auto [scrollbar-width:none]">
          {data.categories.map((one) => (
            <li key={one.id} className="shrink-0">
              <Link
                ref={one.id === t1id ? current : undefined}
                to="/categoriesT2/$t1id"
                params={{ t1id: one.id }}
                replace
                className={chipStyle}
              >
                <bdi>
                  <ServiceText>{one.name}</ServiceText>
                </bdi>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-wrap items-baseline gap-x-3 py-3">
        <h1 dir="auto" className="text-match text-xl">
          <ServiceText>{name}</ServiceText>
        </h1>
        <span className="figures text-mute">
          <NumberText value={productCount} />
        </span>
      </div>
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {children.map((child) => (
          <ChildCategory key={child.id} category={child} heading="h2" />
        ))}
      </ul>
      <Link
        to="/category/{$category}.html"
        params={{ category: { slug, id: t1id, pageNo: 1 } }}
        className="my-4 inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
      >
        <Plural
          value={productCount}
          one="See # product in this category"
          other="See all # products in this category"
        />
      </Link>
    </div>
  );
}
