import { Link } from '@tanstack/react-router';
import type { HomeQuery } from '#graphql';
import { buttonStyle } from '#ui/button-style.ts';
import { classes } from '#ui/classes.ts';

type Banner = NonNullable<HomeQuery['banners']>[number];

/** The banner's button; the whole banner is its touch target. */
export function BannerLink({ banner: { action, target }, primary }: { banner: Banner; primary: boolean }) {
  const style = classes(
    primary ? buttonStyle({ look: 'primary' }) : 'text-sm font-semibold underline underline-offset-4',
    'after:absolute after:inset-0',
  );
  switch (target.kind) {
    case 'SEARCH':
      return (
        <Link
          to="/search/product"
          search={target.keyword ? { keyword: target.keyword } : {}}
          className={style}
        >
          {action}
        </Link>
      );
    case 'CATEGORY':
      if (target.category)
        return (
          <Link
            to="/category/{$category}.html"
            params={{ category: { ...target.category, pageNo: 1 } }}
            className={style}
          >
            {action}
          </Link>
        );
      // The category no longer exists.
      return (
        <Link to="/categories" className={style}>
          {action}
        </Link>
      );
    case 'CATEGORIES':
      return (
        <Link to="/categories" className={style}>
          {action}
        </Link>
      );
  }
}
