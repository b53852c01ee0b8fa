/** What an import takes as a picture. */
export const pictureBytesMost = 20_000_000;
export const picturePixelsMost = 60_000_000;
export const picturesPerCellMost = 20;
export const pictureNameMostCharacters = 2000;
const million = 1_000_000;

export const pictureFormats = 'JPEG, PNG, WebP, AVIF, GIF or TIFF';
/** For the documentation. */
export const pictureLimits = `${pictureFormats}, at most ${pictureBytesMost / million} MB and ${picturePixelsMost / million} megapixels`;
