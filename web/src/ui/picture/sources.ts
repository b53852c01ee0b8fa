/** The widths of the image service. */
const widths = [200, 400, 800];

/** The formats of our pictures, smallest file first; none for pictures of other hosts. */
export function sourcesOf(src: string): { type: string; srcSet: string }[] {
  if (!src.startsWith('/') || src.startsWith('//')) return [];
  const join = src.includes('?') ? '&' : '?';
  // §9 webp. The image service also supports avif, at twenty times the work, which the first visitor would
  // wait for.
  return ['webp'].map((form) => ({
    type: `image/${form}`,
    srcSet: widths.map((width) => `${src}${join}w=${width}&f=${form} ${width}w`).join(', '),
  }));
}
