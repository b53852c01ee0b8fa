import { lineHeightOf } from './line-height.ts';

/** A line of text on a picture. */
export type Line = {
  readonly text: string;
  readonly px: number;
  readonly weight: number;
  readonly height: number;
  /** Of the whole text. */
  readonly direction: 'ltr' | 'rtl';
};

type Rule = {
  readonly weight: number;
  readonly largestPx: number;
  readonly smallestPx: number;
  readonly linesMost: number;
  readonly heightMost: number;
};

type Setting = { readonly width: number; readonly family: string };

const stepPx = 4;

/**
 * A text in the largest size at which it fits, broken into lines by the browser: each script by its own rules, and within
 * words only where no size fits otherwise. What does not fit at all ends in an ellipsis.
 */
export function fittedLines(
  text: string,
  { weight, largestPx, smallestPx, linesMost, heightMost }: Rule,
  { width, family }: Setting,
): Line[] {
  const lineHeight = lineHeightOf(text);
  const box = document.createElement('p');
  box.dir = 'auto';
  box.textContent = text;
  Object.assign(box.style, {
    position: 'fixed',
    visibility: 'hidden',
    width: `${width}px`,
    font: `${weight} ${largestPx}px/${lineHeight} ${family}`,
    textWrap: 'balance',
  });
  document.body.append(box);
  const fits = (px: number): boolean => {
    box.style.fontSize = `${px}px`;
    const height = Math.min(heightMost, linesMost * px * lineHeight);
    return box.scrollWidth <= width && box.scrollHeight <= Math.ceil(height);
  };
  const largestThatFits = (overflowWrap: string): number | undefined => {
    box.style.overflowWrap = overflowWrap;
    for (let px = largestPx; px >= smallestPx; px -= stepPx) if (fits(px)) return px;
    return undefined;
  };
  const px = largestThatFits('normal') ?? largestThatFits('anywhere') ?? smallestPx;
  box.style.fontSize = `${px}px`;
  const lines = linesIn(box, px);
  const direction = getComputedStyle(box).direction === 'rtl' ? 'rtl' : 'ltr';
  box.remove();
  const most = Math.floor(heightMost / (px * lineHeight));
  const shown = lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''}…`] : lines;
  return shown.map((line) => ({ text: line, px, weight, height: px * lineHeight, direction }));
}

/** The lines of an element's text as the browser shows them. */
function linesIn(box: HTMLElement, px: number): string[] {
  const [node] = box.childNodes;
  if (!node) return [];
  const lines: string[] = [];
  const range = new Range();
  let lineTop = Number.NEGATIVE_INFINITY;
  for (const { segment, index } of new Intl.Segmenter().segment(box.textContent)) {
    range.setStart(node, index);
    range.setEnd(node, index + segment.length);
    const { top, height } = range.getBoundingClientRect();
    // A space at the end of a line has no height.
    if (height > 0 && top > lineTop + px / 2) {
      lineTop = top;
      lines.push(segment);
    } else lines.push(`${lines.pop() ?? ''}${segment}`);
  }
  return lines.map((line) => line.trim());
}
