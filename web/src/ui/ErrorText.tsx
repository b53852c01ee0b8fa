import { useLingui } from '@lingui/react';
import { errorText, type ShownError } from './error-text.ts';

/** §8 Why something was not done. What a service says may be in another language than the page: its direction is its own. */
export function ErrorText(error: ShownError) {
  const { i18n } = useLingui();
  const text = errorText(i18n, error);
  return error.serviceMessage ? <bdi>{text}</bdi> : text;
}
