// A picture of a card in the size that is read best. It stays on this device.
import { ReadError } from './read-problem.ts';

/** Photos of phones have 3 to 15 MB. */
export const pictureMostBytes = 40_000_000;
/** About 450 dots an inch of a card: more takes longer and is not read better. */
const sideMostPx = 1_600;
/** Small letters are read better when they are made larger. */
const sideLeastPx = 1_200;
const enlargedMost = 2;

/** @returns a PNG. @throws ReadError */
export async function toReadablePicture(source: Blob | HTMLVideoElement): Promise<ArrayBuffer> {
  if (source instanceof Blob && source.size > pictureMostBytes) throw new ReadError('too-large');
  const picture = await open(source);
  const longest = Math.max(picture.width, picture.height);
  const wanted = Math.min(sideMostPx, Math.max(sideLeastPx, longest), longest * enlargedMost);
  const scale = wanted / longest;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new ReadError('failed');
  // Transparent parts are paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const png = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!png) throw new ReadError('failed');
  return await png.arrayBuffer();
}

/** Upright, as the camera was held. What a browser cannot decode (HEIC outside of Safari) is no picture to it. */
async function open(source: Blob | HTMLVideoElement): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(source, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new ReadError('not-a-picture', { cause });
  }
}
