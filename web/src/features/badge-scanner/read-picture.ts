import { createDecoder } from './decoder.ts';
import type { PictureProblem } from './scan-problem.ts';

/** The text of the QR code in a picture file, or why there is none. */
export async function readPicture(
  file: Blob,
): Promise<{ readonly text: string } | { readonly problem: PictureProblem }> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return { problem: 'not-a-picture' };
  try {
    const decode = await createDecoder().catch(() => undefined);
    if (!decode) return { problem: 'not-loaded' };
    const text = await decode(picture, picture.width, picture.height);
    return text === undefined ? { problem: 'no-code' } : { text };
  } finally {
    picture.close();
  }
}
