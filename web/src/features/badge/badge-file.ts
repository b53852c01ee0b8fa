import { type GreyPicture, pdfOf } from '@fairgate/badge/pdf';
import type { BadgeFieldsFragment } from '#graphql';
import { drawBadge } from './draw-badge.ts';

/** The badge as a file. @throws when the browser cannot make it */
export async function badgeFile(badge: BadgeFieldsFragment, kind: 'png' | 'pdf'): Promise<Blob> {
  const canvas = await drawBadge(badge);
  if (kind === 'pdf') return pdfOf(greyOf(canvas), `${badge.name} – ${badge.exhibition.name}`);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture is empty'));
    }, 'image/png');
  });
}

/** The text is black: one of the colours is enough. */
function greyOf(canvas: HTMLCanvasElement): GreyPicture {
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
  if (!pixels) throw new Error('the picture cannot be read');
  const greys = new Uint8Array(width * height);
  for (let at = 0; at < greys.length; at++) greys[at] = pixels[at * 4 + 1] ?? 255;
  return { width, height, greys };
}
