import type { BadgeFieldsFragment } from '#graphql';
import { drawBadge } from './draw-badge.ts';
import { pdfOf } from './pdf.ts';

/** The badge as a file. @throws when the browser cannot make it */
export async function badgeFile(badge: BadgeFieldsFragment, kind: 'png' | 'pdf'): Promise<Blob> {
  const canvas = await drawBadge(badge);
  if (kind === 'pdf') return pdfOf(canvas, `${badge.name} – ${badge.exhibition.name}`);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture is empty'));
    }, 'image/png');
  });
}
