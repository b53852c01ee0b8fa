// What the app needs of schema/src/errors.ts, as Lingui's macro wants it: ids and effects in the code, texts in catalogues.
import { errorCodes, errorOf } from '@fairgate/schema/errors';

/** The module of ui/errors.gen.ts. */
export function errorTable(): string {
  const entries = errorCodes.flatMap((code) => {
    const entry = errorOf(code);
    if (entry.kind === 'request') return [];
    const { key, message, shown = message, effect } = entry;
    const text = `msg({ id: ${JSON.stringify(key)}, message: ${JSON.stringify(shown)} })`;
    return [`  ${code}: { text: ${text}${effect ? `, effect: '${effect}'` : ''} },\n`];
  });
  return `import type { ErrorCode, ErrorEffect, PersonCode } from '@fairgate/schema/errors';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Shown = { readonly text: MessageDescriptor; readonly effect?: ErrorEffect };

export const shownErrors: Readonly<Record<PersonCode, Shown> & Partial<Record<ErrorCode, Shown>>> = {
${entries.join('')}};
`;
}

/** The module of platform/error-codes.gen.ts, apart from the texts: it is part of every page. */
export function errorCodeList(): string {
  return `import type { ErrorCode } from '@fairgate/schema/errors';

export const errorCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>(${JSON.stringify(errorCodes)});
`;
}
