// The badge as a picture. The browser breaks lines and draws the text, so that every script is as on the page.
import {
  codePlace,
  companyText,
  exhibitionText,
  gap,
  nameText,
  numberText,
  sheet,
  textWidth,
} from '@fairgate/badge/print';
import { qrModules } from '@fairgate/badge/qr';
import type { BadgeFieldsFragment } from '#graphql';
import { fittedLines, type Line } from './fitted-lines.ts';

export async function drawBadge(badge: BadgeFieldsFragment): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = sheet.width;
  canvas.height = sheet.height;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser draws no pictures');
  const family = getComputedStyle(document.body).fontFamily;
  const fontOf = ({ px, weight }: Pick<Line, 'px' | 'weight'>): string => `${weight} ${px}px ${family}`;
  const texts = `${badge.name} ${badge.company} ${badge.exhibition.name} ${badge.number}`;
  // Without a network a font may be missing: the browser's own is better than no badge.
  await Promise.allSettled(
    [400, 700].map((weight) => document.fonts.load(fontOf({ px: 48, weight }), texts)),
  );

  context.fillStyle = 'white';
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.fillStyle = 'black';
  context.textAlign = 'center';
  context.textBaseline = 'middle';

  const rows = qrModules(badge.signedCode);
  const { modulePx, left, top } = codePlace(rows.length);
  rows.forEach((row, rowIndex) =>
    row.forEach((dark, column) => {
      if (dark) context.fillRect(left + column * modulePx, top + rowIndex * modulePx, modulePx, modulePx);
    }),
  );

  const write = ({ text, px, weight, direction }: Omit<Line, 'height'>, y: number): void => {
    context.font = fontOf({ px, weight });
    context.direction = direction;
    context.fillText(text, sheet.width / 2, y, textWidth);
  };
  const fit = (text: string, rule: Parameters<typeof fittedLines>[1]): Line[] =>
    fittedLines(text, rule, { width: textWidth, family });
  const below = [...fit(badge.company, companyText), ...fit(badge.exhibition.name, exhibitionText)];
  const heightOf = (lines: readonly Line[]): number => lines.reduce((sum, { height }) => sum + height, 0);
  const heightMost = top - gap - sheet.margin - heightOf(below);
  let y = sheet.margin;
  for (const line of [...fit(badge.name, { ...nameText, heightMost }), ...below]) {
    write(line, y + line.height / 2);
    y += line.height;
  }
  const number = {
    text: badge.number,
    px: numberText.largestPx,
    weight: numberText.weight,
    direction: 'ltr',
  } as const;
  write(number, sheet.height - sheet.margin - 20);
  return canvas;
}
