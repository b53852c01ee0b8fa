import { Link } from '@tanstack/react-router';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';
import { NumberText, ServiceText } from '#ui/Texts.tsx';
import type { Category } from './category.ts';

/** A level-2 category: picture, number of products, and its tags as searches within it. */
export function ChildCategory({
  category,
  heading: Heading = 'h3',
}: {
  readonly category: Category['children'][number];
  readonly heading?: 'h2' | 'h3';
}) {
  const { id, slug, name, productCount, picture, tags } = category;
  return (
    <li className="flex gap-3">
      <LazyPicture
        picture={picture}
        sizes="80px"
        decorative
        className="size-16 shrink-0 rounded-md border border-line lg:size-20"
      />
      <div className="min-w-0 flex-1">
        <Heading dir="auto" className="text-match text-base font-semibold">
          <Link
            to="/category/{$category}.html"
            params={{ category: { slug, id, pageNo: 1 } }}
            className="line-link hover:underline"
          >
            <ServiceText>{name}</ServiceText>{' '}
            <span className="figures text-sm font-normal text-mute">
              <NumberText value={productCount} />
            </span>
          </Link>
        </Heading>
        <ul className="flex flex-wrap gap-x-3 text-sm text-mute">
          {tags.map((tag) => (
            <li key={tag.code} className="min-w-0">
              <Link
                to="/search/product"
                search={{ id, keyword: tag.name }}
                className="line-link max-w-full py-0.5 hyphens-auto hover:text-ink hover:underline pointer-coarse:py-2"
              >
                <bdi>
                  <ServiceText>{tag.name}</ServiceText>
                </bdi>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
