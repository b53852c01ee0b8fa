// The possible values of each parameter of §2's addresses, as a route's parse returns them. They are independent of the
// codecs of schema/src/urls, so that a changed rule must be changed here too.
import { channelTypes, industryCodes } from '@fairgate/schema/constants';
import { slug } from '@fairgate/schema/slug';
import type { Route } from '@fairgate/schema/urls';
import { keywordSlug } from '@fairgate/schema/urls/keyword';
import fc from 'fast-check';

export const anyName = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
);
export const id = fc.stringMatching(/^\d{1,18}$/);
export const pageNo = fc.integer({ min: 1, max: 999_999_999 });
export const enName = fc.stringMatching(/^[A-Za-z](?:[A-Za-z0-9-]{0,20}[A-Za-z])?$/);

const anySlug = anyName.map(slug);
const anyKeyword = anyName.map(keywordSlug);
const word = fc.stringMatching(/^[A-Za-z0-9](?:[\w-]{0,40}[A-Za-z0-9])?$/);
const namedId = fc.record({ slug: anySlug, id });
const shortName = fc.stringMatching(/^[A-Za-z0-9-]{1,20}$/);
const newsType = fc.constantFrom('expo', 'industry');
const anyText = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .filter((text) => !/^\.{1,2}$|\p{Cc}|\p{Surrogate}/u.test(text));
/** §2.5 Japan has no suffix; other countries have '(Japan)' after the name. */
const affName = fc.oneof(
  fc.constant('Japan'),
  enName.filter((name) => !/^japan$/i.test(name)),
);

/** By the parameter's name, or by 'routeId.name' if two routes use one name differently. */
const byName: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  product: namedId,
  supplier: namedId,
  enquiry: namedId,
  category: fc.record({ slug: anySlug, id, pageNo }),
  'aggregate.category': fc.oneof(namedId, fc.record({ slug: anySlug })),
  keyword: anyKeyword,
  roomType: fc.constantFrom('showroom', 'hots', 'aggregate'),
  showroom: fc.record({ keyword: anyKeyword, pageNo }),
  productId: id,
  rfqId: id,
  t1id: id,
  liveId: id,
  exhibitionId: id,
  exhibitor: id,
  newsId: id,
  industryContentId: id,
  defaultCategory: word,
  'hotList.type': word,
  'submitResult.type': word,
  'promotionHot.type': word,
  'cardView.type': fc.constantFrom('buyer', 'supplier'),
  cdpId: shortName,
  isMulti: fc.record({ on: fc.boolean() }),
  chatId: fc.stringMatching(/^[\w@+-](?:[\w.@+-]{0,30}[\w@+-])?$/),
  tag: anyText,
  transfer: anyText,
  websiteEnName: enName,
  'exhibitionHomeAff.websiteEnName': affName,
  'bookStandAff.websiteEnName': affName,
  'preRegisterPopup.websiteEnName': affName,
  'preRegisterStatusAff.websiteEnName': affName,
  exhibition: fc.record({
    exhibitionType: fc.constantFrom(...channelTypes),
    websiteEnName: enName,
    exhibitionId: id,
  }),
  current: fc.record({
    exhibitionType: fc.constantFrom('chinashop', 'sports', 'meits'),
    websiteEnName: enName,
  }),
  expo: fc.record({ websiteEnName: enName, exhibitionId: id }),
  fair: fc.record({ websiteEnName: enName, pageId: fc.stringMatching(/^[a-z0-9]{1,20}$/) }),
  eshow: fc.oneof(fc.record({ shortName }), fc.record({ countryName: enName, shortName })),
  status: fc.constantFrom('preregister', 'success', 'finish'),
  conversationId: id,
  ticketId: id,
  site: fc.record({
    industryAbbr: fc.constantFrom(...industryCodes),
    websiteAbbr: fc.stringMatching(/^[a-z]{2}$/),
  }),
  news: fc.record({ newsType, pageNo }),
  newsType,
  promotion: fc.record({
    promotionTheme: fc.stringMatching(/^[a-z](?:[a-z0-9-]{0,20}[a-z])?$/),
    promotionId: id,
  }),
};

/**
 * All values of a route; its template says which parameters it has and which are optional.
 * @throws RangeError for a parameter that is not listed above.
 */
export function valuesOf(route: Route): fc.Arbitrary<object> {
  const parameters = [...route.shape.template.matchAll(/\{(\w+)(\?)?\}/g)].map(([, name = '', optional]) => {
    const value = byName[`${route.id}.${name}`] ?? byName[name];
    if (!value) throw new RangeError(`what can ${name} of ${route.shape.template} be?`);
    return { name, value, required: optional === undefined };
  });
  const least = parameters.filter(({ required }) => required).length;
  const lengths = Array.from({ length: parameters.length - least + 1 }, (_, more) => least + more);
  return fc.oneof(
    ...lengths.map((length) =>
      fc.record(Object.fromEntries(parameters.slice(0, length).map(({ name, value }) => [name, value]))),
    ),
  );
}
