import { loginTokenDays } from '@fairgate/schema/limits';
import { toLanguageCode } from '@fairgate/schema/locales';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { pageErrorTexts } from '#ui/page-errors.gen.ts';
import { showToast } from '#ui/toast/show-toast.ts';
import { currentLoginRequest } from '#platform/session/login-request.ts';
import { openTexts } from './texts.ts';

/** §8: the session was ended from another place. */
export const showTokenError = (): Promise<void> => show(pageErrorTexts.INVALID_TOKEN);

/** §9: the session has expired. */
export function showExpired(): Promise<void> {
  const days = loginTokenDays;
  return show(
    msg`For your security, you’re logged out after ${days} days of inactivity. Please log in again.`,
  );
}

async function show(message: MessageDescriptor): Promise<void> {
  const i18n = await openTexts(
    toLanguageCode(document.documentElement.lang) ?? 'en',
    Promise.resolve(undefined),
  );
  // On a page with unsaved input the login panel shows the reason (use-login-again.ts).
  if (currentLoginRequest()?.reason) return;
  showToast(i18n._(message), { kind: 'error' });
}
