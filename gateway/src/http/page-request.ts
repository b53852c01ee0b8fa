/** The route of all pages in Fastify. */
export const pageUrl = '/*';

/** The path of a request's address. */
export function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '/';
}
