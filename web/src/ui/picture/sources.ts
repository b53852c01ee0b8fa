/** Widths that the image service makes. */
const widths = [200, 400, 800];

/** The forms of a picture of ours, the smallest file first; none for pictures of other hosts. */
export function sourcesOf(src: string): { type: string; srcSet: string }[] {
  if (!src.startsWith('/') || src.startsWith('//')) return [];
  const join = src.includes('?') ? '&' : '?';
  // §9 webp. The image service makes avif too, but at twenty times the work, which a first visitor would wait for.
  return ['webp'].map((form) => ({
    type: `image/${form}`,
    srcSet: widths.map((width) => `${src}${join}w=${width}&f=${form} ${width}w`).join(', '),
  }));
}
