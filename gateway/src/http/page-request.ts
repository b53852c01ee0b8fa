/** The Fastify route of all pages. */
export const pageUrl = '/*';

/** The path of a request's address. */
export function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '/';
}
