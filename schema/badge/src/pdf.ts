// A PDF of one page that is one picture (ISO 32000-1). The text in it is drawn before, shaped in every script; PDF
// libraries for JavaScript do not shape Arabic, Khmer or Burmese.

const pointsPerInch = 72;

/** One byte for each pixel, 0 is black. */
export type GreyPicture = {
  readonly width: number;
  readonly height: number;
  readonly greys: Uint8Array<ArrayBuffer>;
  /** Pixels of an inch on paper, by default 300. */
  readonly dpi?: number;
};

export async function pdfOf({ width, height, greys, dpi = 300 }: GreyPicture, title: string): Promise<Blob> {
  const picture = new Uint8Array(
    await new Response(
      new Blob([greys]).stream().pipeThrough(new CompressionStream('deflate')),
    ).arrayBuffer(),
  );
  const [pageWidth, pageHeight] = [width, height].map((px) => ((px * pointsPerInch) / dpi).toFixed(2));
  const drawing = `${pageWidth} 0 0 ${pageHeight} 0 0 cm /Badge Do`;
  const utf16 = [...`\uFEFF${title}`.matchAll(/[\s\S]/g)].map(([unit]) =>
    unit.charCodeAt(0).toString(16).padStart(4, '0'),
  );
  return write([
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Resources << /XObject << /Badge 4 0 R >> >> /Contents 5 0 R >>`,
    ],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode /Length ${picture.length} >>\nstream\n`,
      picture,
      '\nendstream',
    ],
    [`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`],
    [`<< /Title <${utf16.join('')}> >>`],
  ]);
}

type Part = string | Uint8Array<ArrayBuffer>;

/** The file of these objects: the first is the catalogue, the last the information. */
function write(objects: readonly (readonly Part[])[]): Blob {
  const parts: Part[] = [];
  let bytes = 0;
  const add = (...more: Part[]): void => {
    parts.push(...more);
    // All texts are ASCII.
    bytes += more.reduce((sum, part) => sum + part.length, 0);
  };
  const offsets: number[] = [];
  add('%PDF-1.4\n');
  objects.forEach((object, index) => {
    offsets.push(bytes);
    add(`${index + 1} 0 obj\n`, ...object, '\nendobj\n');
  });
  const start = bytes;
  const count = objects.length + 1;
  add(
    `xref\n0 ${count}\n0000000000 65535 f \n`,
    ...offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`),
    `trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  );
  return new Blob(parts, { type: 'application/pdf' });
}
