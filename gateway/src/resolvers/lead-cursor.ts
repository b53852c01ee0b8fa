import type { LeadPlace, LeadWindow } from '../sources/supplier/leads.ts';
import { offsetOf, pageRequestOf, type PageArguments } from './connection.ts';

const leadsMost = 100;
const cursorForm = /^l:(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([\w-]{8,64})$/;

/** A cursor names the lead's place by its first scan: what comes while somebody pages is neither missed nor repeated. */
export const formatLeadCursor = ({ scannedAt, id }: LeadPlace): string =>
  Buffer.from(`l:${scannedAt} ${id}`).toString('base64url');

function parseLeadCursor(cursor: string): LeadPlace | undefined {
  const [, scannedAt = '', id = ''] = cursorForm.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return Number.isNaN(Date.parse(scannedAt)) ? undefined : { scannedAt, id };
}

/** Which part of the list the arguments ask for. */
export function leadWindow(args: PageArguments): LeadWindow {
  const request = pageRequestOf(args, leadsMost, parseLeadCursor);
  const { size } = request;
  if ('page' in request) return { size, from: { offset: offsetOf(request) } };
  if ('before' in request) return { size, from: { before: request.before } };
  return { size, from: request.after === null ? { offset: 0 } : { after: request.after } };
}
