import encodeQr from 'qr';

/** A longer code has modules too small for a phone's camera. */
const codeMostCharacters = 1_800;

/** The library draws a border of at least one module; the code has the white around it. */
const border = 1;

/** A QR code as one SVG path and its side in modules; undefined for a text that is too long. */
export function qrOf(text: string): { readonly path: string; readonly side: number } | undefined {
  if (text.length > codeMostCharacters) return undefined;
  const rows = encodeQr(text, 'raw', { ecc: 'low', encoding: 'byte', border })
    .slice(border, -border)
    .map((row) => row.slice(border, -border));
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { path, side: rows.length };
}
