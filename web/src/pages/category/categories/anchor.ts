/** The id of a category's part of the page; it stays the same in every language. */
export const anchorOf = (categoryId: string) => `category-${categoryId}`;
