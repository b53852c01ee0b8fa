import { pictureOfBanner } from './pictures.ts';
import type { RowOf } from './rows.ts';
import type { Source } from './source.ts';

/** A banner links to a search or a category. */
export function bannerRows(source: Source): RowOf<'banner'>[] {
  return source.banners
    .filter(({ target }) => target.kind !== 'exhibition')
    .map((banner, position) => {
      const { key, id, target } = banner;
      const category = source.categories.find((one) => one.key === target.value);
      return {
        id,
        siteId: null,
        code: key,
        position,
        jumpType: category ? 'category' : 'search',
        // "verified" is not a search word: the search shows verified suppliers anyway.
        jumpValue: category ? String(category.id) : target.value === 'verified' ? '' : target.value,
        ...pictureOfBanner(banner),
      };
    });
}
