// The badge as a picture. The browser draws the text, so that every script is shaped as on the page.
import type { BadgeFieldsFragment } from '#graphql';
import { qrModules } from './qr-modules.ts';

/** A6 at 300 dpi. */
const sheet = { width: 1240, height: 1748, margin: 100 };
const nameLines = { most: 3, heightMost: 430, smallestPx: 48, largestPx: 230 };
const qrShare = 0.62;
const lineHeight = 1.3;

type Line = { readonly text: string; readonly px: number; readonly weight: number };

export async function drawBadge(badge: BadgeFieldsFragment): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = sheet.width;
  canvas.height = sheet.height;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser draws no pictures');
  const family = getComputedStyle(document.body).fontFamily;
  const fontOf = ({ px, weight }: Omit<Line, 'text'>): string => `${weight} ${px}px ${family}`;
  const texts = `${badge.name} ${badge.company} ${badge.exhibition.name} ${badge.number}`;
  await Promise.all([400, 700].map((weight) => document.fonts.load(fontOf({ px: 48, weight }), texts)));

  context.fillStyle = 'white';
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.fillStyle = 'black';
  context.textAlign = 'center';
  context.textBaseline = 'middle';

  const linesOf = (text: string, px: number, weight: number): Line[] => {
    context.font = fontOf({ px, weight });
    const width = sheet.width - 2 * sheet.margin;
    return wrap(text, (line) => context.measureText(line).width <= width).map((line) => ({
      text: line,
      px,
      weight,
    }));
  };
  const isWide = (lines: readonly Line[]): boolean =>
    lines.some(({ text, px, weight }) => {
      context.font = fontOf({ px, weight });
      return context.measureText(text).width > sheet.width - 2 * sheet.margin;
    });
  const largest = (text: string): Line[] => {
    for (let px = nameLines.largestPx; px > nameLines.smallestPx; px -= 4) {
      const lines = linesOf(text, px, 700);
      const height = lines.length * px * lineHeight;
      if (lines.length <= nameLines.most && height <= nameLines.heightMost && !isWide(lines)) return lines;
    }
    return linesOf(text, nameLines.smallestPx, 700);
  };
  const write = ({ text, px, weight }: Line, y: number): void => {
    context.font = fontOf({ px, weight });
    context.direction = isRightToLeft(text) ? 'rtl' : 'ltr';
    context.fillText(text, sheet.width / 2, y);
  };

  let y = sheet.margin;
  const lines = [
    ...largest(badge.name),
    ...linesOf(badge.company, 56, 400).slice(0, 2),
    ...linesOf(badge.exhibition.name, 48, 400).slice(0, 2),
  ];
  for (const line of lines) {
    write(line, y + (line.px * lineHeight) / 2);
    y += line.px * lineHeight;
  }

  // Whole pixels for each module: no blur at any edge.
  const rows = qrModules(badge.signedCode);
  const modulePx = Math.floor((sheet.width * qrShare) / rows.length);
  const size = modulePx * rows.length;
  const [left, top] = [Math.round((sheet.width - size) / 2), sheet.height - sheet.margin - 110 - size];
  rows.forEach((row, rowIndex) =>
    row.forEach((dark, column) => {
      if (dark) context.fillRect(left + column * modulePx, top + rowIndex * modulePx, modulePx, modulePx);
    }),
  );
  write({ text: badge.number, px: 72, weight: 700 }, sheet.height - sheet.margin - 20);
  return canvas;
}

/** Lines of whole words, also in scripts without spaces. */
function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    if (line !== '' && segment.trim() !== '' && !fits((line + segment).trim())) {
      lines.push(line.trim());
      line = '';
    }
    line += segment;
  }
  return [...lines, line.trim()].filter(Boolean);
}

/** By the first letter, as `dir="auto"` on a page. */
const isRightToLeft = (text: string): boolean => /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
