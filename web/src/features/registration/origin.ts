// §2.9, §3 Where a registration comes from, as the address of its page says.
import { industries } from '@fairgate/schema/constants';
import { trackingIdMaxCharacters } from '@fairgate/schema/limits';
import { asId } from '@fairgate/schema/urls/query-values';
import type { Industry, PreRegisterInput, RegistrationSource } from '#graphql';

/** §3 source codes 1 to 11, in order. */
const sources: readonly RegistrationSource[] = [
  'PRE_REGISTRATION',
  'ORGANIC_TRAFFIC',
  'INQUIRY',
  'WHATSAPP',
  'ORGANIC_PRODUCT_CONVERSION',
  'ORGANIC_INDUSTRY_OPERATION',
  'RFQ_COLLECTION_MAIL',
  'AI',
  'GROUND_PROMOTION',
  'CRM_IMPORT',
  'PRE_REGISTRATION_ASSOCIATION',
];

/** The ids with which advertisers mark a click. */
const adClickNames = ['gclid', 'fbclid', 'msclkid', 'ttclid', 'yclid'] as const;

export type Origin = Required<
  Pick<PreRegisterInput, 'source' | 'trackingSource' | 'adClick' | 'relatedExhibitionId'>
>;

/**
 * The parameter `source` is a code of §3, or else the name of a source; without a name it is the site that recommended the
 * exhibition. An exhibition in the parameters that is not this
 * one led to it: the sibling first.
 */
export function originOf(search: string, exhibitionId: string): Origin {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name)?.trim().slice(0, trackingIdMaxCharacters) || null;
  const named = text('source');
  const code = named !== null && /^\d{1,2}$/.test(named) ? sources[Number(named) - 1] : undefined;
  const related = ['sib_eid', 'hidden_exhibition_id', 'exhibition_id']
    .map((name) => asId(query.get(name) ?? ''))
    .find((id) => id !== undefined && id !== exhibitionId);
  return {
    source: code ?? (related === undefined ? 'PRE_REGISTRATION' : 'PRE_REGISTRATION_ASSOCIATION'),
    trackingSource: (code ? null : named) ?? text('recommend_site'),
    adClick: adClickNames.map(text).find((id) => id !== null) ?? null,
    relatedExhibitionId: related ?? null,
  };
}

/** §2.9 `industryType`: an industry's key or short code, in any case. */
export function industryOf(text: unknown): Industry | undefined {
  if (typeof text !== 'string') return undefined;
  const wanted = text.toLowerCase();
  return industries.find(({ key, code }) => key.toLowerCase() === wanted || code.toLowerCase() === wanted)
    ?.code;
}
