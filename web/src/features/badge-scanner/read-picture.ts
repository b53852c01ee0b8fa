import { createDecoder } from './decoder.ts';

/** The text of the QR code in a picture file; undefined if none is found or the file is no picture. @throws when the decoder cannot be loaded */
export async function readPicture(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  try {
    const decode = await createDecoder();
    return await decode(picture, picture.width, picture.height);
  } finally {
    picture.close();
  }
}
