// The measures of a printed badge, in pixels.

/** A6 at 300 dpi. */
export const sheet = { width: 1240, height: 1748, margin: 100 };
export const textWidth = sheet.width - 2 * sheet.margin;
/** Of the width. */
export const qrShare = 0.62;
export const numberHeight = 110;
export const numberText = { weight: 700, largestPx: 72 };
/** Between the text and the code; scanners need a white border. */
export const gap = 48;

export const companyText = { weight: 400, largestPx: 56, smallestPx: 32, linesMost: 4, heightMost: 170 };
export const exhibitionText = { weight: 400, largestPx: 48, smallestPx: 32, linesMost: 2, heightMost: 125 };
export const nameText = { weight: 700, largestPx: 230, smallestPx: 42, linesMost: 3 };

/** Where the code is: whole pixels for each module, so that no edge is blurred. */
export function codePlace(modules: number): { modulePx: number; left: number; top: number } {
  const modulePx = Math.floor((sheet.width * qrShare) / modules);
  const size = modulePx * modules;
  return {
    modulePx,
    left: Math.round((sheet.width - size) / 2),
    top: sheet.height - sheet.margin - numberHeight - size,
  };
}
