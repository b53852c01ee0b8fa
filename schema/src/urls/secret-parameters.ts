// Query parameters that are secrets or identify a person (§2.9, and the links of our mails). Written without zod: the
// service worker and the first script of every page need it.

/** Parameters that sign in or authorise a change, and the email in the address of `/initPassword`. */
const secret =
  /[?&](?:ac|appToken|token|ssoToken|reset_token|init_token|init_email|unsubscribe_token|badge_token|ticket_token|invite_token|cart_token)=/;

/** Whether an address contains one: its answer is stored nowhere. */
export const holdsSecret = (address: string): boolean => secret.test(address);

/** The address as others may see it: without its query if it contains one. */
export const withoutSecrets = (address: string): string =>
  holdsSecret(address) ? address.replace(/\?.*/s, '') : address;

/** The parameters of a mail's link, removed from the address after reading. */
export const linkParameters = [
  'reset_token',
  'init_token',
  'init_email',
  'unsubscribe_token',
  'badge_token',
  'ticket_token',
  'invite_token',
] as const;

/** The address without these parameters (§4: `ac` is removed from the address); keeps path, other parameters, fragment. */
export function withoutParameters(address: string, names: readonly string[]): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const remaining = new URLSearchParams(query);
  for (const name of names) remaining.delete(name);
  return path + (remaining.size > 0 ? `?${remaining.toString()}` : '') + fragment;
}
