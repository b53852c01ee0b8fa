// What the app needs of schema/src/errors.ts, in modules of their own, so that a page loads only those it uses.
import { errorCodes, errorOf, remedyOf, type ErrorCode } from '@fairgate/schema/errors';

/** Writes ui/errors.gen.ts in the form of Lingui's macro: ids in the code, texts in catalogues. */
export function errorTable(): string {
  const entries = errorCodes.flatMap((code) => {
    const entry = errorOf(code);
    if (entry.kind === 'request') return [];
    const { key, message, shown = message } = entry;
    return [descriptor(code, key, shown)];
  });
  return `import type { ErrorCode, PersonCode } from '@fairgate/schema/errors';
${descriptorImports}
export const errorTexts: Readonly<
  Record<PersonCode, MessageDescriptor> & Partial<Record<ErrorCode, MessageDescriptor>>
> = {
${entries.join('')}};
`;
}

/** Writes ui/page-errors.gen.ts: the few texts that every page has with it. */
export function pageErrorTable(): string {
  const entries = errorCodes.flatMap((code) => {
    const entry = errorOf(code);
    if (entry.kind === 'request' || !entry.page) return [];
    const { key, message, shown = message } = entry;
    const text = entry.page === true ? { key, shown } : entry.page;
    return [descriptor(code, text.key, text.shown)];
  });
  return `import type { ErrorCode, PageErrorCode } from '@fairgate/schema/errors';
${descriptorImports}
export const pageErrorTexts: Readonly<
  Record<PageErrorCode, MessageDescriptor> & Partial<Record<ErrorCode, MessageDescriptor>>
> = {
${entries.join('')}};
`;
}

const descriptorImports = `import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
`;

const descriptor = (code: ErrorCode, key: string, shown: string) =>
  `  ${code}: msg({ id: ${JSON.stringify(key)}, message: ${JSON.stringify(shown)} }),\n`;

export function errorEffectTable(): string {
  const effects = errorCodes.flatMap((code) => {
    const entry = errorOf(code);
    return entry.kind !== 'request' && entry.effect ? [`  ${code}: '${entry.effect}',\n`] : [];
  });
  return `import type { ErrorEffect } from '@fairgate/schema/error-entry';
import type { ErrorCode } from '@fairgate/schema/errors';

/** What the app does besides showing the text. */
export const errorEffects: Readonly<Partial<Record<ErrorCode, ErrorEffect>>> = {
${effects.join('')}};
`;
}

/** Writes sw/error-remedies.gen.ts, which the service worker reads too. */
export function errorRemedyTable(): string {
  const remedies = errorCodes.flatMap((code) => {
    const remedy = remedyOf(code);
    return remedy ? [`  ${code}: '${remedy}',\n`] : [];
  });
  return `import type { ErrorRemedy } from '@fairgate/schema/error-entry';
import type { ErrorCode } from '@fairgate/schema/errors';

/** What a request waits for that failed with the code. A code without an entry is final. */
export const errorRemedies: Readonly<Partial<Record<ErrorCode, ErrorRemedy>>> = {
${remedies.join('')}};
`;
}

/** Writes app/error-statuses.gen.ts. */
export function errorStatusTable(): string {
  const statuses = errorCodes.flatMap((code) => {
    const entry = errorOf(code);
    return entry.kind !== 'request' && entry.status ? [`  ${code}: ${entry.status},\n`] : [];
  });
  return `import type { ErrorCode } from '@fairgate/schema/errors';

/** The HTTP status of a page that failed with the code. */
export const errorStatuses: Readonly<Partial<Record<ErrorCode, number>>> = {
${statuses.join('')}};
`;
}
