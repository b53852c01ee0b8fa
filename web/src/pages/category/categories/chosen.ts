import type { Category } from './category.ts';

/**
 * §2.2 `/categories/{defaultCategory}`: the level-1 category that a word means, by its id or its name ('home-garden'); a
 * word for a level-2 category means the one above it.
 */
export function chosenOf(categories: readonly Category[], word: string): Category | undefined {
  const wanted = word.toLowerCase();
  const isMeant = ({ id, slug }: Pick<Category, 'id' | 'slug'>) =>
    id === word || slug.toLowerCase().replace(/_$/, '') === wanted;
  return categories.find(isMeant) ?? categories.find(({ children }) => children.some(isMeant));
}
