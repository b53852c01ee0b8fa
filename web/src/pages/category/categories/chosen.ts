import type { Category } from './category.ts';

/**
 * §2.2 `/categories/{defaultCategory}`: finds the level-1 category by id or name ('home-garden'); a level-2
 * category gives its parent.
 */
export function chosenOf(categories: readonly Category[], word: string): Category | undefined {
  const wanted = word.toLowerCase();
  const matchesWord = ({ id, slug }: Pick<Category, 'id' | 'slug'>) =>
    id === word || slug.toLowerCase().replace(/_$/, '') === wanted;
  return categories.find(matchesWord) ?? categories.find(({ children }) => children.some(matchesWord));
}
