import type { RowOf } from './rows.ts';
import type { Source } from './source.ts';
import type { Variant } from './variant.ts';

const views = ['front', 'side', 'detail'];
const sizePixels = 800;

/** The three views of a product in its own colour; in any colour of its type while its own has not been rendered. */
export function picturesOf({ pictures }: Source, { type, colour }: Variant, productId: number): RowOf<'picture'>[] {
  const rendered = [colour, ...type.colours].find((one) => pictures.has(fileOf(type.key, one, 'front'))) ?? colour;
  return views
    .map((view) => fileOf(type.key, rendered, view))
    .filter((file) => pictures.size === 0 || pictures.has(file))
    .map((file, position) => ({ productId, position, file, width: sizePixels, height: sizePixels }));
}

function fileOf(type: string, colour: string, view: string): string {
  return `${type}-${colour}-${view}.webp`;
}
