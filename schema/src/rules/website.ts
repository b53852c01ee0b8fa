// The website of a company: §5 sets no rule for it; this is ours.

/**
 * Whether a text is the address of a website: http(s), or without a scheme, such as `www.fair.example/about`. A link to
 * it must not run a script (`javascript:`), nor show a page of its own (`data:`).
 */
export function isWebsite(text: string): boolean {
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(text)) return false;
  const [, rest = ''] = /^(?:https?:\/\/)?([\p{L}\p{N}].*)$/iu.exec(text) ?? [];
  const address = `https://${rest}`;
  // A colon before the first slash is a port after http(s)://, and a scheme without it.
  const isBare = rest === text;
  if (!URL.canParse(address) || (isBare && /^[^/?#]*:/.test(text))) return false;
  const { hostname, username, password } = new URL(address);
  return hostname.includes('.') && username === '' && password === '';
}
