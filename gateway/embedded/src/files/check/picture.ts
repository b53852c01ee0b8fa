import {
  fileMaxBytes,
  pictureMaxPixels,
  pictureSideMaxPixels,
  previewSideMaxPixels,
} from '@fairgate/schema/limits';
import type { OutputInfo, Sharp } from 'sharp';
import { FileRefused } from '../refusal.ts';
import type { CheckedFile } from './checked-file.ts';

const quality = { jpeg: 88, webp: 85, preview: 74 } as const;
/** Of one picture: a hostile one may take forever to open. */
const secondsMost = 20;

/** What sharp calls the format of each media type. */
const formats: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
};

/** A PNG and a GIF stay without loss, a WebP stays one; all others become JPEG, which every program opens. */
const storedAs = {
  'image/png': 'png',
  'image/gif': 'png',
  'image/webp': 'webp',
} as const;

/**
 * Makes a picture anew from its pixels: upright, without metadata (a photo contains its location), without what is hidden behind it, and as a
 * still. Throws FileRefused.
 */
export async function checkPicture(sent: Buffer, type: string): Promise<CheckedFile> {
  // Slow to load.
  const { default: sharp } = await import('sharp');
  const open = () => sharp(sent, { limitInputPixels: pictureMaxPixels, failOn: 'error', pages: 1 });
  try {
    const { format, width, height } = await open().metadata();
    if (format !== formats[type]) throw new FileRefused('type');
    if (width * height > pictureMaxPixels) throw new FileRefused('pixels');
    const kept = await write(open(), type);
    const { data: preview } = await sharp(kept.data)
      .resize({ ...sides(previewSideMaxPixels) })
      .timeout({ seconds: secondsMost })
      .webp({ quality: quality.preview })
      .toBuffer({ resolveWithObject: true });
    return {
      bytes: kept.data,
      type: `image/${kept.info.format}`,
      end: kept.info.format === 'jpeg' ? 'jpg' : kept.info.format,
      picture: { width: kept.info.width, height: kept.info.height, preview },
    };
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw new FileRefused(isTooLarge ? 'pixels' : 'damaged', { cause: error });
  }
}

const sides = (most: number) =>
  ({ width: most, height: most, fit: 'inside', withoutEnlargement: true }) as const;

type Written = { readonly data: Buffer; readonly info: OutputInfo };

async function write(picture: Sharp, type: string): Promise<Written> {
  const upright = picture.autoOrient().resize(sides(pictureSideMaxPixels)).timeout({ seconds: secondsMost });
  const as = storedAs[type as keyof typeof storedAs] ?? 'jpeg';
  const written = await formatted(upright, as);
  // Noise as PNG can be larger than what was sent.
  return written.data.length <= fileMaxBytes ? written : formatted(upright.clone(), 'jpeg');
}

function formatted(picture: Sharp, as: 'png' | 'webp' | 'jpeg'): Promise<Written> {
  const output = { resolveWithObject: true } as const;
  if (as === 'png') return picture.png({ compressionLevel: 9 }).toBuffer(output);
  if (as === 'webp') return picture.webp({ quality: quality.webp }).toBuffer(output);
  return picture.flatten({ background: '#fff' }).jpeg({ quality: quality.jpeg }).toBuffer(output);
}
