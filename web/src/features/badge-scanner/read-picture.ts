import { createDecoder } from './decoder.ts';

/** The text of the QR code in a picture file; undefined if none is found or the file is no picture. */
export async function readPicture(file: Blob): Promise<string | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const decode = await createDecoder();
    const text = await decode(picture, picture.width, picture.height);
    picture.close();
    return text;
  } catch {
    return undefined;
  }
}
