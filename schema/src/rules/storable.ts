/** PostgreSQL stores neither NUL nor half of a surrogate pair, and no person types them. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
