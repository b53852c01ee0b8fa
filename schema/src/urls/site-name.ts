// §2.5, §2.6 websiteEnName is a site-configured path part. It starts and ends with a letter and has letters, digits
// and hyphens between. Because it never ends in a digit, `/expoPoland` cannot be the promotion prefix `/spring24`
// (§2.7); because it has no underscore, `_{exhibitionId}` and `_{pageId}` are unambiguous.
import { pattern } from './segment.ts';

/** The rule's source text, to build longer patterns. */
export const websiteEnNameRule = '[A-Za-z](?:[A-Za-z0-9-]{0,58}[A-Za-z])?';

/** `{websiteEnName}`: 'Poland', 'south-africa'; keeps its case. The caller checks that the site exists. */
export const websiteEnName = pattern(new RegExp(`^${websiteEnNameRule}$`));

/**
 * An English name as a path part: 'South Africa' → 'South-Africa', 'Türkiye' → 'Turkiye'; undefined without letters.
 */
export function toWebsiteEnName(name: string): string | undefined {
  const joined = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^[^A-Za-z]+|[^A-Za-z]+$/g, '')
    .slice(0, 60);
  return joined.replace(/[^A-Za-z]+$/, '') || undefined;
}
