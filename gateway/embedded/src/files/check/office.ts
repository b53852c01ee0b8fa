import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { ZipFile as ZipWriter } from 'yazl';
import { FileRefused } from '../refusal.ts';
import type { CheckedFile } from './checked-file.ts';

const mainParts = {
  docx: 'wordprocessingml.document.main+xml',
  xlsx: 'spreadsheetml.sheet.main+xml',
} as const;

const entriesMost = 2_000;
const unpackedMostBytes = 50_000_000;
/** Macros, controls, embedded programs and objects. A printer's settings are no program. */
const activePart =
  /(?:vbaProject|vbaData|\/activeX\/|oleObject|\.(?:exe|dll|js|vbs|ps1|bat|cmd|hta|scr|jar|lnk|html?|svg)$)/i;
const binaryPart = /\.bin$/i;
const printerSettings = /\/printerSettings\/[^/]+\.bin$/i;
/** What XML of an office file never needs: entities, which can multiply. */
const declaration = /<!(?:DOCTYPE|ENTITY)/i;
/** Templates and objects from elsewhere, and commands to other programs. */
const fromElsewhere =
  /Type="[^"]*\/(?:attachedTemplate|oleObject|frame|subDocument)"[^>]*TargetMode="External"|TargetMode="External"[^>]*Type="[^"]*\/(?:attachedTemplate|oleObject|frame|subDocument)"/i;
const command = /\bDDE(?:AUTO)?\b|<(?:\w+:)?ddeLink\b/;

type Part = { readonly name: string; readonly content: Buffer };

/**
 * Reads the parts of a Word or Excel file and writes a new archive of them, without what is before, between or behind them.
 * Throws FileRefused.
 */
export async function checkOffice(sent: Buffer, type: string, end: 'docx' | 'xlsx'): Promise<CheckedFile> {
  const parts = await partsOf(sent);
  const types = parts.find(({ name }) => name === '[Content_Types].xml')?.content.toString() ?? '';
  if (!types.includes(mainParts[end])) throw new FileRefused('type');
  if (/macroEnabled|\.template\./i.test(types)) throw new FileRefused('active');
  for (const { name, content } of parts) needPassive(name, content);
  return { bytes: await pack(parts), type, end };
}

function needPassive(name: string, content: Buffer): void {
  if (activePart.test(name) || (binaryPart.test(name) && !printerSettings.test(name)))
    throw new FileRefused('active');
  if (!/\.(?:xml|rels|vml)$/i.test(name)) return;
  const text = content.toString();
  if (declaration.test(text) || fromElsewhere.test(text) || command.test(text))
    throw new FileRefused('active');
}

async function partsOf(sent: Buffer): Promise<Part[]> {
  let archive: ZipFile | undefined;
  try {
    archive = await fromBufferPromise(sent);
    if (archive.entryCount > entriesMost) throw new FileRefused('damaged');
    const parts = new Map<string, Part>();
    let left = unpackedMostBytes;
    for await (const entry of archive.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue;
      left -= entry.uncompressedSize;
      if (left < 0 || parts.has(entry.fileName)) throw new FileRefused('damaged');
      parts.set(entry.fileName, await partOf(archive, entry));
    }
    return [...parts.values()];
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    throw new FileRefused('damaged', { cause: error });
  } finally {
    archive?.close();
  }
}

/** Fails where a part is larger than it says. */
async function partOf(archive: ZipFile, entry: Entry): Promise<Part> {
  if (entry.isEncrypted()) throw new FileRefused('protected');
  return { name: entry.fileName, content: await buffer(await archive.openReadStreamPromise(entry)) };
}

async function pack(parts: readonly Part[]): Promise<Buffer> {
  const writer = new ZipWriter();
  // Office files have no times of their own parts.
  for (const { name, content } of parts) writer.addBuffer(content, name, { mtime: new Date(0) });
  writer.end();
  return buffer(writer.outputStream);
}
