import type { LanguageCode } from '@fairgate/schema/locales';

// The pages that mails lead to (§2.2), below the origin under which visitors know the site: never the origin of a request,
// which whoever sends it may choose.

export function resetLink(publicUrl: string, language: LanguageCode, token: string): string {
  return `${publicUrl}/resetPassword?${new URLSearchParams({ reset_token: token, lang: language }).toString()}`;
}

/** §2.2 `/initPassword` (query parameters init_token and init_email). */
export function initLink(publicUrl: string, language: LanguageCode, token: string, email: string): string {
  return `${publicUrl}/initPassword?${new URLSearchParams({ init_token: token, init_email: email, lang: language }).toString()}`;
}

/** §2.2 `/setting/unsubscribe` (notification settings), without a login. */
export function settingsLink(publicUrl: string, language: LanguageCode, token: string): string {
  return `${publicUrl}/setting/unsubscribe?${new URLSearchParams({ unsubscribe_token: token, lang: language }).toString()}`;
}

/** Where a new reset link is asked for. */
export function askResetLink(publicUrl: string, language: LanguageCode): string {
  return `${publicUrl}/resetPassword?${new URLSearchParams({ lang: language }).toString()}`;
}
