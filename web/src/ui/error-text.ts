import type { ErrorCode, PersonCode } from '@fairgate/schema/errors';
import type { I18n } from '@lingui/core';
import { errorTexts } from './errors.gen.ts';

export type ShownError = {
  readonly code: ErrorCode;
  readonly retryAfterSeconds?: number | undefined;
  readonly serviceMessage?: string | undefined;
  /** With CARDS_FULL: how many there can be. */
  readonly max?: number | undefined;
  /** With BELOW_MINIMUM: the smallest quantity. */
  readonly minimum?: number | undefined;
  /** With OUT_OF_STOCK: what is left. */
  readonly stock?: number | undefined;
  /** Values of the text's other placeholders. */
  readonly values?: Readonly<Record<string, string | number>>;
};

/** §8 The message of an error in the reader's language, or that of the service that refused the operation. */
export function errorText(
  i18n: I18n,
  { code, retryAfterSeconds = 60, serviceMessage, max, minimum, stock, values }: ShownError,
): string {
  if (serviceMessage) return serviceMessage;
  const { id } = errorTexts[code] ?? errorTexts.SERVER_ERROR;
  return i18n._(id, {
    minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)),
    max,
    minimum,
    stock,
    ...values,
  });
}

/** Whether a text is the code of an error that has a message. */
export function isShownError(text: string): text is PersonCode {
  return Object.hasOwn(errorTexts, text);
}
