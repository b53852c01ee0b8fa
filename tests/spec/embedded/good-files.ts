// Files as people have them.
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';

const office = 'http://schemas.openxmlformats.org';
const main = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
} as const;
const part = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' } as const;

/** The parts of a small Word or Excel file, with others added or replaced. */
export function officeParts(end: 'docx' | 'xlsx', more: Record<string, string | Uint8Array> = {}) {
  const parts: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${part[end]}" ContentType="${main[end]}"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="${part[end]}"/></Relationships>`,
    [part[end]]:
      end === 'docx'
        ? `<?xml version="1.0"?><w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>500 kettles</w:t></w:r></w:p></w:body></w:document>`
        : `<?xml version="1.0"?><workbook xmlns="${office}/spreadsheetml/2006/main"><sheets/></workbook>`,
    ...more,
  };
  return Object.fromEntries(
    Object.entries(parts).map(([name, content]) => [
      name,
      typeof content === 'string' ? strToU8(content) : content,
    ]),
  );
}

export const officeFile = (end: 'docx' | 'xlsx', more: Record<string, string | Uint8Array> = {}): Buffer =>
  Buffer.from(zipSync(officeParts(end, more)));

/** A PDF with one empty page, and more objects. */
export function pdfFile(more = ''): Buffer {
  const body = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n${more}`;
  return Buffer.from(
    `${body}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R /Size 4 >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

/** A picture with a place and a comment in its metadata. */
export function pictureFile(format: PictureFormat, width = 64, height = 48): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#b5371f' } });
  const withPlace = picture.withExif({
    IFD0: { Copyright: 'the secret place' },
    IFD3: { GPSLatitude: '30/1 2/1 0/1', GPSLatitudeRef: 'N' },
  });
  return (format === 'gif' ? picture : withPlace).toFormat(format).toBuffer();
}
