import type { RowOf } from './rows.ts';
import type { Source } from './source.ts';
import type { Model } from './model.ts';

const views = ['front', 'side', 'detail'];
const sizePixels = 800;

/**
 * The three views of a product in its own colour; in another colour of its type while its own is not rendered. A type
 * without rendered pictures names them too: the image service answers 404 until they exist. Then the front in each other
 * colour that a buyer can choose.
 */
export function picturesOf(
  { pictures }: Source,
  { type, colour, options = [] }: Model,
  productId: number,
): RowOf<'picture'>[] {
  const rendered = [colour, ...type.colours].find((one) => pictures.has(fileOf(type.key, one, 'front')));
  const colours = options.find(({ key }) => key === 'colour')?.values.map(({ value }) => value) ?? [];
  const own = views.map((view) => fileOf(type.key, rendered ?? colour, view));
  const others = colours.map((one) => frontOf(type.key, one)).filter((file) => !own.includes(file));
  return [...own, ...others]
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

/** The picture of a type in a colour that a list shows. */
export const frontOf = (type: string, colour: string): string => fileOf(type, colour, 'front');

function fileOf(type: string, colour: string, view: string): string {
  return `${type}-${colour}-${view}.webp`;
}
