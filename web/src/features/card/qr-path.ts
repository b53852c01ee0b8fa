import encodeQr from 'qr';

/** A longer code has modules too small for a phone's camera. */
const codeMostCharacters = 1_800;

/** A QR code as one SVG path and its side in modules; undefined for a text that is too long. */
export function qrOf(text: string): { readonly path: string; readonly side: number } | undefined {
  if (text.length > codeMostCharacters) return undefined;
  const rows = encodeQr(text, 'raw', { ecc: 'low', encoding: 'byte', border: 0 });
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { path, side: rows.length };
}
