// The badge as a PDF, as the badge's page saves it (web/src/features/badge), drawn without a browser.
import { pdfOf } from '@fairgate/badge/pdf';
import {
  codePlace,
  companyText,
  exhibitionText,
  gap,
  nameText,
  numberHeight,
  numberText,
  sheet,
  textWidth,
} from '@fairgate/badge/print';
import { qrModules } from '@fairgate/badge/qr';
import type { LanguageCode } from '@fairgate/schema/locales';
import sharp from 'sharp';
import { drawText, type Ink } from './draw-text.ts';

export type PrintedBadge = {
  readonly name: string;
  readonly company: string;
  readonly number: string;
  readonly code: string;
  /** Name of the exhibition. */
  readonly exhibition: string;
};

const lineGap = 36;
const white = 255;

export async function badgePdf(badge: PrintedBadge, language: LanguageCode): Promise<Buffer> {
  const greys = new Uint8Array(sheet.width * sheet.height).fill(white);
  const rows = qrModules(badge.code);
  const { modulePx, left, top } = codePlace(rows.length);
  rows.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (!dark) return;
      for (let line = 0; line < modulePx; line++) {
        const start = (top + y * modulePx + line) * sheet.width + left + x * modulePx;
        greys.fill(0, start, start + modulePx);
      }
    }),
  );
  const put = ({ width, height, ink }: Ink, y: number): void => {
    const x = Math.round((sheet.width - width) / 2);
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++)
        greys[(y + row) * sheet.width + x + column] = white - (ink[row * width + column] ?? 0);
  };
  const text = { width: textWidth, language };
  const below = [
    await drawText(badge.company, { ...companyText, ...text }),
    await drawText(badge.exhibition, { ...exhibitionText, ...text }),
  ].filter((one) => one !== undefined);
  const heightBelow = below.reduce((sum, { height }) => sum + height + lineGap, 0);
  const heightMost = top - gap - sheet.margin - heightBelow;
  const name = await drawText(badge.name, { ...nameText, ...text, heightMost });
  let y = sheet.margin;
  for (const one of name ? [name, ...below] : below) {
    put(one, y);
    y += one.height + lineGap;
  }
  const number = await drawText(badge.number, { ...numberText, ...text, heightMost: numberHeight });
  if (number) put(number, sheet.height - sheet.margin - number.height);
  const file = await pdfOf(
    { width: sheet.width, height: sheet.height, greys },
    `${badge.name} – ${badge.exhibition}`,
  );
  return Buffer.from(await file.arrayBuffer());
}

/** A white border that scanners need around the code, in modules (ISO/IEC 18004). */
const quietModules = 4;
const modulePx = 6;

/** The code alone, for the text of a mail. */
export async function codePng(code: string): Promise<Buffer> {
  const rows = qrModules(code);
  const size = rows.length + 2 * quietModules;
  const greys = Buffer.alloc(size * size, white);
  rows.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark) greys[(y + quietModules) * size + x + quietModules] = 0;
    }),
  );
  return sharp(greys, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * modulePx, size * modulePx, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}
