import { categoryAnchor } from '@fairgate/schema/urls/category';
import { Plural } from '@lingui/react/macro';
import { Link, useRouteContext } from '@tanstack/react-router';
import { ChevronDown } from '#ui/icons.tsx';
import { useRef } from 'react';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';
import { NumberText, ServiceText } from '#ui/Texts.tsx';
import type { Category } from './category.ts';
import { ChildCategory } from './ChildCategory.tsx';
import { useOpenByAddress } from './use-open-by-address.ts';

/** A level-1 category with everything in it: folded on a phone, open on a desktop, both without scripts. */
export function CategorySection({
  category,
  isChosen = false,
}: {
  readonly category: Category;
  readonly isChosen?: boolean;
}) {
  const { id, slug, name, productCount, picture, children } = category;
  const { device } = useRouteContext({ from: '__root__' });
  const section = useRef<HTMLDetailsElement>(null);
  useOpenByAddress(section);
  return (
    <details
      ref={section}
      id={categoryAnchor(id)}
      open={isChosen || device === 'desktop'}
      className="group scroll-mt-[calc(var(--header)+1rem)] border-b border-line lg:border-b-0"
    >
      <summary className="flex list-none items-center gap-3 py-2.5 lg:border-b lg:border-line lg:pt-0 lg:pb-3 [&::-webkit-details-marker]:hidden">
        <LazyPicture
          picture={picture}
          sizes="64px"
          decorative
          className="size-12 shrink-0 rounded-sm border border-line lg:hidden"
        />
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
          <h2
            dir="auto"
            className="min-w-0 flex-[1_1_6rem] text-match text-base font-semibold hyphens-auto lg:text-xl"
          >
            <ServiceText>{name}</ServiceText>
          </h2>
          <span className="figures text-sm text-mute">
            <NumberText value={productCount} />
          </span>
        </span>
        <ChevronDown
          aria-hidden
          size={20}
          className="shrink-0 text-mute transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-5 pt-3 sm:grid-cols-2 lg:pt-5 xl:grid-cols-3">
        {children.map((child) => (
          <ChildCategory key={child.id} category={child} />
        ))}
      </ul>
      <Link
        to="/category/{$category}.html"
        params={{ category: { slug, id, pageNo: 1 } }}
        className="my-2 inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
      >
        <Plural
          value={productCount}
          one="See # product in this category"
          other="See all # products in this category"
        />
      </Link>
    </details>
  );
}
