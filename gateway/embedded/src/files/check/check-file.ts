import { fileTypeOf, isPicture } from '@fairgate/schema/file-types';
import { fileMaxBytes } from '@fairgate/schema/limits';
import { fileTypeFromBuffer } from 'file-type';
import { FileRefused } from '../refusal.ts';
import type { CheckedFile } from './checked-file.ts';
import { checkOffice } from './office.ts';
import { checkPdf } from './pdf.ts';
import { checkPicture } from './picture.ts';
import { checkTable, checkText } from './text.ts';

/**
 * Checks that a file is what its name says, and makes it anew. Throws FileRefused.
 */
export async function checkFile(sent: Buffer, name: string): Promise<CheckedFile> {
  if (sent.length === 0) throw new FileRefused('empty');
  if (sent.length > fileMaxBytes) throw new FileRefused('large');
  const type = fileTypeOf(name);
  if (type === undefined) throw new FileRefused('type');
  // These have no marks of their own: any text is one, and the check finds what is none.
  if (type === 'text/csv') return checkTable(sent);
  if (type === 'text/plain') return checkText(sent);
  const found = await fileTypeFromBuffer(sent).catch(() => undefined);
  if (found?.mime !== type) throw new FileRefused(found?.mime.includes('macroenabled') ? 'active' : 'type');
  if (isPicture(type)) return checkPicture(sent, type);
  if (type === 'application/pdf') return checkPdf(sent);
  return checkOffice(sent, type, type.endsWith('.sheet') ? 'xlsx' : 'docx');
}
