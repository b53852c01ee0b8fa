import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { FileRefused } from '../refusal.ts';
import type { CheckedFile } from './checked-file.ts';

/** What runs, opens or carries something else: scripts, programs, files, forms with scripts, and films. */
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|XFA|RichMedia|ImportData|SubmitForm)(?![A-Za-z0-9])/;
const encrypted = /\/Encrypt(?![A-Za-z0-9])/;
const endWithinBytes = 1_024;
/** The end of a ZIP archive: a file that is both. */
const zipEnd = Buffer.from('504b0506', 'hex');
const inflatedMostBytes = 20_000_000;
const objectStreamsMost = 2_000;
const unpack = promisify(inflate);

/**
 * A PDF is stored as it is and only ever downloaded. It is refused when it is not whole, is something else too, or contains
 * what a reader would run. Throws FileRefused.
 */
export async function checkPdf(sent: Buffer): Promise<CheckedFile> {
  const text = sent.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) throw new FileRefused('type');
  if (!text.slice(-endWithinBytes).includes('%%EOF')) throw new FileRefused('damaged');
  if (!/startxref\s+\d+\s+%%EOF/.test(text)) throw new FileRefused('damaged');
  if (sent.includes(zipEnd)) throw new FileRefused('type');
  needPassive(text);
  for (const part of await objectStreams(sent, text)) needPassive(part);
  return { bytes: sent, type: 'application/pdf', end: 'pdf' };
}

function needPassive(text: string): void {
  // A name may be written with codes of its characters: /J#61vaScript.
  const plain = text.includes('#')
    ? text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
  if (encrypted.test(plain)) throw new FileRefused('protected');
  if (active.test(plain)) throw new FileRefused('active');
}

/** Objects that are compressed together. */
async function objectStreams(sent: Buffer, text: string): Promise<string[]> {
  const found: string[] = [];
  let left = inflatedMostBytes;
  const starts = /\/ObjStm(?![A-Za-z0-9])[^]{0,400}?stream\r?\n/g;
  for (let match = starts.exec(text); match; match = starts.exec(text)) {
    if (found.length >= objectStreamsMost) throw new FileRefused('damaged');
    const from = match.index + match[0].length;
    const to = text.indexOf('endstream', from);
    if (to < 0) throw new FileRefused('damaged');
    const inflated = await unpack(sent.subarray(from, to), { maxOutputLength: Math.max(1, left) }).catch(
      (error: unknown) => {
        throw new FileRefused('damaged', { cause: error });
      },
    );
    left -= inflated.length;
    found.push(inflated.toString('latin1'));
  }
  return found;
}
