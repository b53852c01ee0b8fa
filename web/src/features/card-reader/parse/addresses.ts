// Email addresses and websites on a card.

/** The sign is also read as © or ®, and dots as commas; spaces come between. */
const email = /[\w.+-]+\s?[@©®]\s?[\w-]+(?:\s?[.,]\s?[\w-]+)+/gu;
const scheme = String.raw`(?:https?:\s?/\s?/\s?)?`;
const website = new RegExp(
  String.raw`${scheme}www\s?[.,]\s?[\w-]+(?:[.,][\w-]+)+(?:/[\w./-]*)?|https?:\s?/\s?/\s?[\w.-]+(?:/[\w./-]*)?|(?<![\w@.])[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|net|org|biz|info|io|co|example|[a-z]{2})(?:\.[a-z]{2})?(?:/[\w./-]*)?(?![\w@.])`,
  'giu',
);

const tidy = (text: string): string =>
  text
    .replaceAll(/\s/g, '')
    .replaceAll(',', '.')
    .replaceAll(/[©®]/g, '@')
    .replace(/[./]+$/, '');

export type FoundAddresses = {
  readonly emails: readonly string[];
  readonly websites: readonly string[];
  /** The line without them. */
  readonly rest: string;
};

export function addressesIn(line: string): FoundAddresses {
  const emails = (line.match(email) ?? []).map(tidy);
  const withoutEmails = line.replaceAll(email, ' ');
  const websites = (withoutEmails.match(website) ?? []).map(tidy);
  return { emails, websites, rest: withoutEmails.replaceAll(website, ' ') };
}

/** `niletrading` of info@mail.niletrading.com.eg and www.niletrading.com.eg. */
export function companyInAddress(address: string): string | undefined {
  const host = address
    .replace(/^.*@/, '')
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '');
  const labels = host.split('.').filter((label) => label !== 'www');
  const endings = /^(com?|net|org|gov|edu|ac|biz|info|io|example|[a-z]{2})$/i;
  return labels.filter((label) => !endings.test(label)).at(-1);
}

/** The country of an address that ends in one: eg of www.niletrading.com.eg. */
export const countryInAddress = (address: string): string | undefined =>
  /\.([a-z]{2})$/i.exec(address.replace(/\/.*$/, ''))?.[1]?.toUpperCase();
