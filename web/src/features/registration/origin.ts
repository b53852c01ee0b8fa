// §2.9, §3 Where a registration comes from, as the addresses of the visit say.
import { industries } from '@fairgate/schema/constants';
import type { VisitOrigin } from '#platform/visit-origin.ts';
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

export type Origin = Required<
  Pick<
    PreRegisterInput,
    | 'source'
    | 'trackingSource'
    | 'adClick'
    | 'relatedExhibitionId'
    | 'recommendSite'
    | 'siblingExhibitionId'
    | 'hiddenExhibitionId'
  >
>;

/**
 * The parameter `source` is a code of §3, or else the name of a source. An exhibition in the parameters that is not this one
 * led to it: `exhibition_id`, else the sibling, else the one that was not shown.
 */
export function originOf(visit: VisitOrigin, exhibitionId: string): Origin {
  const { source: named = null, recommend_site: recommendSite = null, click = null } = visit;
  const code = named !== null && /^\d{1,2}$/.test(named) ? sources[Number(named) - 1] : undefined;
  const other = (id: string | undefined) => (id === undefined || id === exhibitionId ? null : id);
  const sibling = other(visit.sib_eid);
  const hidden = other(visit.hidden_exhibition_id);
  const related = other(visit.exhibition_id) ?? sibling ?? hidden;
  return {
    source: code ?? (related === null ? 'PRE_REGISTRATION' : 'PRE_REGISTRATION_ASSOCIATION'),
    trackingSource: code ? null : named,
    adClick: click,
    relatedExhibitionId: related,
    recommendSite,
    siblingExhibitionId: sibling,
    hiddenExhibitionId: hidden,
  };
}

/** §2.9 `industryType`: an industry's key or short code, in any case. */
export function industryOf(text: unknown): Industry | undefined {
  if (typeof text !== 'string') return undefined;
  const wanted = text.toLowerCase();
  return industries.find(({ key, code }) => key.toLowerCase() === wanted || code.toLowerCase() === wanted)
    ?.code;
}
