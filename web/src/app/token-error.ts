import { toLanguageCode } from '@fairgate/schema/locales';
import { msg } from '@lingui/core/macro';
import { showToast } from '#ui/toast/show-toast.ts';
import { openTexts } from './texts.ts';

/** §8: the session was ended from somewhere else. */
export async function tellTokenError(): Promise<void> {
  const i18n = await openTexts(toLanguageCode(document.documentElement.lang) ?? 'en', Promise.resolve(undefined));
  showToast(i18n._(msg({ id: 'error.token.invalid', message: 'Maybe you signed in another place, please relogin again.' })), { kind: 'error' });
}
