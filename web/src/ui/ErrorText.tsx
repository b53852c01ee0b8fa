import { useLingui } from '@lingui/react';
import { errorText, type ShownError } from './error-text.ts';

/**
 * §8 The message of a failed operation. A message of a service can be in another language than the page, with
 * its own direction.
 */
export function ErrorText(error: ShownError) {
  const { i18n } = useLingui();
  const text = errorText(i18n, error);
  return error.serviceMessage ? <bdi>{text}</bdi> : text;
}
