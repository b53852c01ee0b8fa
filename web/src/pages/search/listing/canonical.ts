import type { ParsedLocation } from '@tanstack/react-router';

/**
 * §2.1 Whether the address's path is spelled differently from `path`, the canonical one after the site's
 * prefix.
 */
export function hasOtherSpelling(
  { pathname }: Pick<ParsedLocation, 'pathname'>,
  deployPath: string,
  path: string,
): boolean {
  const given = decoded(pathname);
  const wanted = decoded(path);
  return given !== wanted && given !== deployPath + wanted;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
