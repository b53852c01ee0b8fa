import { open } from 'node:fs/promises';
import { exitCodes, Stop } from '../exit.ts';
import type { Problem } from './problem.ts';

const atMostBytes = 65_536;

/** The first bytes of a file: enough for a header. Throws Stop (noInput) if the file does not exist or is not readable. */
export async function readFileStart(path: string): Promise<Buffer> {
  try {
    const file = await open(path);
    try {
      if (!(await file.stat()).isFile()) throw new Error('not a file');
      const { buffer, bytesRead } = await file.read(Buffer.alloc(atMostBytes), 0, atMostBytes, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw new Stop(
      exitCodes.noInput,
      `Cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Why a file is not readable at all: it is a spreadsheet, or UTF-16. */
export function unreadableFormat(fileStart: Buffer): Problem | undefined {
  // The byte order mark of UTF-16, or every second byte of an English header; a spreadsheet is a ZIP or an OLE file.
  const start = fileStart.toString('hex', 0, 4);
  if (/^(?:504b0304|d0cf11e0)/.test(start))
    return { line: 1, message: 'the file is a spreadsheet. Save it as "CSV UTF-8"' };
  if (/^(?:fffe|feff|..00|00..)/.test(start))
    return {
      line: 1,
      message: 'the file is UTF-16. Save it as UTF-8 (in a spreadsheet program, "CSV UTF-8")',
    };
  return undefined;
}
