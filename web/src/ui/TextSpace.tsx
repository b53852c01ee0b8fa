import { useLingui } from '@lingui/react';

/**
 * The space between two texts that each end in a punctuation mark. Chinese and Japanese have none: their full-width marks
 * include it.
 */
export function TextSpace() {
  const { i18n } = useLingui();
  return /^(?:ja|zh)/.test(i18n.locale) ? null : ' ';
}
