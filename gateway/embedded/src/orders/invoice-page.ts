// A page of A4, in pixels, on which texts are put.
import { pdfOf } from '@fairgate/badge/pdf';
import type { LanguageCode } from '@fairgate/schema/locales';
import { drawLines } from '../badges/print/draw-text.ts';

const dpi = 200;
export const page = { width: 1654, height: 2339, margin: 130 };
const white = 255;
const lineGap = 14;

export type TextStyle = { readonly weight?: number; readonly px?: number };
type Place = TextStyle & {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** At which side of the width it is. */
  readonly at?: 'start' | 'end';
};

export function openPage(language: LanguageCode) {
  const greys = new Uint8Array(page.width * page.height).fill(white);
  return {
    /** Puts a text, and resolves to where it ends below. What does not fit on the page is left out. */
    async put(text: string, { x, y, width, at = 'start', weight = 400, px = 28 }: Place): Promise<number> {
      const ink = await drawLines(text, { weight, px, width, language });
      if (!ink) return y;
      const left = at === 'end' ? x + width - ink.width : x;
      const rows = Math.min(ink.height, page.height - y);
      for (let row = 0; row < rows; row++)
        for (let column = 0; column < ink.width; column++)
          greys[(y + row) * page.width + left + column] = white - (ink.ink[row * ink.width + column] ?? 0);
      return y + ink.height + lineGap;
    },
    /** A line from margin to margin. */
    rule(y: number): void {
      for (const row of [y, y + 1])
        if (row < page.height)
          greys.fill(0, row * page.width + page.margin, (row + 1) * page.width - page.margin);
    },
    async pdf(title: string): Promise<Buffer> {
      const file = await pdfOf({ width: page.width, height: page.height, greys, dpi }, title);
      return Buffer.from(await file.arrayBuffer());
    },
  };
}
export type Page = ReturnType<typeof openPage>;
