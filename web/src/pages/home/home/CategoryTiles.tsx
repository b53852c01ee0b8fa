import { Link } from '@tanstack/react-router';
import type { HomeQuery } from '#graphql';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';
import { ServiceText } from '#ui/Texts.tsx';

export function CategoryTiles({ categories }: { categories: NonNullable<HomeQuery['categories']> }) {
  return (
    <ul className="grid grid-cols-3 gap-x-3 gap-y-5 md:gap-x-5 lg:grid-cols-6">
      {categories.slice(0, 12).map(({ id, slug, name, picture, children }) => (
        <li key={id} className="group relative grid content-start gap-2">
          <LazyPicture
            picture={picture}
            sizes="(width >= 64rem) 200px, 33vw"
            decorative
            className="aspect-square w-full rounded-md border border-line"
          />
          <div>
            <Link
              to="/category/{$category}.html"
              params={{ category: { slug, id, pageNo: 1 } }}
              dir="auto"
              className="-me-2 block text-match hyphens-auto text-sm font-semibold md:text-base card-link"
            >
              <ServiceText>{name}</ServiceText>
            </Link>
            <p dir="auto" className="line-clamp-1 text-match text-sm text-mute max-md:hidden">
              <ServiceText>{children.map((child) => child.name).join(' · ')}</ServiceText>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
