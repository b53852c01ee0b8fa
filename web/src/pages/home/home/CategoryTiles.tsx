import { Link } from '@tanstack/react-router';
import type { HomeQuery } from '#graphql';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';

/** Categories by what stands in them. */
export function CategoryTiles({ categories }: { categories: HomeQuery['categories'] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
      {categories.slice(0, 12).map(({ id, name, picture, children }) => (
        <li key={id} className="group relative grid content-start gap-2">
          <LazyPicture picture={picture} sizes="(width >= 80rem) 200px, (width >= 40rem) 30vw, 50vw" decorative className="aspect-[4/3] w-full rounded-md border border-line" />
          <div>
            <Link to="/search/product" search={{ id }} dir="auto" className="block text-start font-semibold after:absolute after:inset-0 after:rounded-md group-hover:underline">{name}</Link>
            <p dir="auto" className="line-clamp-1 text-start text-sm text-mute">{children.map((child) => child.name).join(' · ')}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
