// All screenshots on one sheet: a row per page, a column per language, width and colour scheme.
import { escapeMarkup } from '@fairgate/schema/escape-markup';
import sharp, { type OverlayOptions } from 'sharp';

export type Screenshot = {
  readonly file: string;
  readonly path: string;
  readonly label: string;
  /** Width of the viewport, in px. */
  readonly width: number;
};

// Sizes in px.
const cellHeight = 640;
const cellWidthOf = (screenshot: Screenshot): number => (screenshot.width < 768 ? 280 : 480);
const labelHeight = 26;
const gap = 12;

/** Writes the sheet as PNG. Long pages are cut at the bottom. */
export async function writeContactSheet(screenshots: readonly Screenshot[], file: string): Promise<void> {
  const rows = [...Map.groupBy(screenshots, (screenshot) => screenshot.path).values()];
  const overlays = await Promise.all(
    rows.flatMap((row, y) => {
      let left = gap;
      return row.map((screenshot) => {
        const placed = cell(screenshot, left, y * (cellHeight + labelHeight + gap) + gap);
        left += cellWidthOf(screenshot) + gap;
        return placed;
      });
    }),
  );
  const width = Math.max(
    ...rows.map((row) => row.reduce((sum, screenshot) => sum + cellWidthOf(screenshot) + gap, gap)),
  );
  const height = rows.length * (cellHeight + labelHeight + gap) + gap;
  await sharp({ create: { width, height, channels: 3, background: '#9aa0a6' } })
    .composite(overlays.flat())
    .png()
    .toFile(file);
}

async function cell(screenshot: Screenshot, left: number, top: number): Promise<OverlayOptions[]> {
  const cellWidth = cellWidthOf(screenshot);
  const scaled = await sharp(screenshot.file)
    .resize({ width: cellWidth })
    .toBuffer({ resolveWithObject: true });
  const picture = await sharp(scaled.data)
    .extract({ left: 0, top: 0, width: cellWidth, height: Math.min(cellHeight, scaled.info.height) })
    .toBuffer();
  return [
    { input: labelOf(screenshot.label, cellWidth), left, top },
    { input: picture, left, top: top + labelHeight },
  ];
}

function labelOf(text: string, width: number): Buffer {
  const most = Math.floor(width / 8);
  const shown = text.length > most ? `${text.slice(0, most - 26)}…${text.slice(-25)}` : text;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}">
    <rect width="100%" height="100%" fill="#202124"/>
    <text x="8" y="18" font-family="Noto Sans, sans-serif" font-size="13" fill="#fff">${escapeMarkup(shown)}</text></svg>`);
}
