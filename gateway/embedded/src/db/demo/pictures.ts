import type { RowOf } from './rows.ts';
import type { Source } from './source.ts';
import type { Variant } from './variant.ts';

const views = ['front', 'side', 'detail'];
const sizePixels = 800;

/**
 * The three views of a product in its own colour; in another colour of its type while its own is not rendered. A type
 * without rendered pictures names them too: the image service answers 404 until they exist.
 */
export function picturesOf(
  { pictures }: Source,
  { type, colour }: Variant,
  productId: number,
): RowOf<'picture'>[] {
  const rendered = [colour, ...type.colours].find((one) => pictures.has(fileOf(type.key, one, 'front')));
  return views
    .map((view) => fileOf(type.key, rendered ?? colour, view))
    .filter((file) => rendered === undefined || pictures.has(file))
    .map((file, position) => ({ productId, position, file, width: sizePixels, height: sizePixels }));
}

type Shown = { picture: string | null; width: number; height: number };

/** The picture of a banner. */
export const pictureOfBanner = ({ picture }: Source['banners'][number]): Shown => ({
  picture: `${picture}-front.webp`,
  width: sizePixels,
  height: sizePixels,
});

/** The picture of an industry. */
export function pictureOfIndustry({ types, pictures }: Source, industry: string | undefined): Shown {
  const files = types
    .filter((type) => type.industry === industry)
    .flatMap((type) => type.colours.map((colour) => fileOf(type.key, colour, 'front')));
  return {
    picture: files.find((file) => pictures.has(file)) ?? files[0] ?? null,
    width: sizePixels,
    height: sizePixels,
  };
}

function fileOf(type: string, colour: string, view: string): string {
  return `${type}-${colour}-${view}.webp`;
}
