import type { ErrorCode, PersonCode } from '@fairgate/schema/errors';
import type { I18n } from '@lingui/core';
import { errorTexts } from './errors.gen.ts';

export type ShownError = {
  readonly code: ErrorCode;
  readonly retryAfterSeconds?: number | undefined;
  readonly serviceMessage?: string | undefined;
  /** What other placeholders of the text stand for. */
  readonly values?: Readonly<Record<string, string | number>>;
};

/** §8 Why something was not done, and what to do, in the reader's words; or in those of the service that refused it. */
export function errorText(
  i18n: I18n,
  { code, retryAfterSeconds = 60, serviceMessage, values }: ShownError,
): string {
  if (serviceMessage) return serviceMessage;
  const { id } = errorTexts[code] ?? errorTexts.SERVER_ERROR;
  return i18n._(id, { minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)), ...values });
}

/** Whether a text is the code of an error that has a text of its own. */
export function isShownError(text: string): text is PersonCode {
  return Object.hasOwn(errorTexts, text);
}
