import encodeQr from 'qr';

/** The library draws a border of at least one module. */
const border = 1;

/** The dark modules of a badge's QR code, by row, without a border: the quiet zone is the white around it. */
export function qrModules(code: string): readonly (readonly boolean[])[] {
  return encodeQr(code, 'raw', { ecc: 'medium', encoding: 'alphanumeric', border })
    .slice(border, -border)
    .map((row) => row.slice(border, -border));
}

/** The runs of dark modules as one SVG path. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const start = x;
      while (row[x]) x++;
      if (x > start) path += `M${start} ${y}h${x - start}v1H${start}z`;
    }
  });
  return path;
}
