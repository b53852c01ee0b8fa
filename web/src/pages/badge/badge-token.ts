/** The secret in the address of a mailed link. */
export function badgeToken({ badge_token: token }: { badge_token?: unknown }): { badge_token?: string } {
  return typeof token === 'string' ? { badge_token: token } : {};
}
