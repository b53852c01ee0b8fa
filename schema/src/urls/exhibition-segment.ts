// §2.5 The path parts of exhibitions. `{exhibitionType}{websiteEnName}` has no separator; the fixed list of types (§3
// channel types, none a prefix of another) settles where the name starts. Types match in any case.
import { channelTypes, type ChannelType } from '../constants.ts';
import type { Segment } from './segment.ts';
import { websiteEnName, websiteEnNameRule } from './site-name.ts';

export type ExhibitionPath = {
  readonly exhibitionType: ChannelType;
  readonly websiteEnName: string;
  /** Digits. */
  readonly exhibitionId: string;
};

/** Types whose path without id means the current edition. /expo…, /aff… and /chinaHomeLife… have shapes of their own. */
export const currentTypes = ['chinashop', 'sports', 'meits'] as const satisfies readonly ChannelType[];
export type CurrentExhibitionPath = {
  readonly exhibitionType: (typeof currentTypes)[number];
  readonly websiteEnName: string;
};

const withId = /* @__PURE__ */ new RegExp(
  `^(${channelTypes.join('|')})(${websiteEnNameRule})_(\\d{1,18})$`,
  'i',
);
const withoutId = /* @__PURE__ */ new RegExp(`^(${currentTypes.join('|')})(${websiteEnNameRule})$`, 'i');

/** `{exhibitionType}{websiteEnName}_{exhibitionId}`: the exhibition path, 'expoPoland_12'. */
export const exhibitionPath: Segment<ExhibitionPath> = {
  parse(text) {
    const [, type, name, exhibitionId] = withId.exec(text) ?? [];
    if (type === undefined || name === undefined || exhibitionId === undefined) return undefined;
    return { exhibitionType: type.toLowerCase() as ChannelType, websiteEnName: name, exhibitionId };
  },
  format: (value) => `${value.exhibitionType}${value.websiteEnName}_${value.exhibitionId}`,
};

/** The second, alternative path: the same without the id, 'sportsPoland'. §2.5 leaves its form open; this is ours. */
export const currentExhibitionPath: Segment<CurrentExhibitionPath> = {
  parse(text) {
    const [, type, name] = withoutId.exec(text) ?? [];
    if (type === undefined || name === undefined) return undefined;
    return {
      exhibitionType: type.toLowerCase() as CurrentExhibitionPath['exhibitionType'],
      websiteEnName: name,
    };
  },
  format: (value) => value.exhibitionType + value.websiteEnName,
};

/**
 * `{websiteEnName}(Japan)` after /aff. In the notation of older routers that reads "websiteEnName, which is Japan", and
 * taken literally it is a name with '(Japan)' behind it. Both are read: 'Japan', 'Japan(Japan)' and 'Osaka(Japan)'.
 * Japan itself is written plainly.
 */
export const affSite: Segment<string> = {
  parse(text) {
    const name = text.replace(/\(Japan\)$/i, '');
    if (/^Japan$/i.test(name)) return 'Japan';
    return name === text ? undefined : websiteEnName.parse(name);
  },
  format: (name) => (name === 'Japan' ? name : `${name}(Japan)`),
};

/** `{websiteEnName}_{exhibitionId}` after /expo (live raffle). */
export const expoEdition: Segment<{ readonly websiteEnName: string; readonly exhibitionId: string }> = {
  parse(text) {
    const parsed = exhibitionPath.parse(`expo${text}`);
    return parsed && { websiteEnName: parsed.websiteEnName, exhibitionId: parsed.exhibitionId };
  },
  format: (value) => `${value.websiteEnName}_${value.exhibitionId}`,
};

const exhibitionRule = /* @__PURE__ */ new RegExp(`^(${websiteEnNameRule})_([a-z0-9]{1,64})$`);

/** `{websiteEnName}_{pageId}` after /fair; pageId is lowercase letters and digits. */
export const fairPageSite: Segment<{ readonly websiteEnName: string; readonly pageId: string }> = {
  parse(text) {
    const [, name, pageId] = exhibitionRule.exec(text) ?? [];
    return name === undefined || pageId === undefined ? undefined : { websiteEnName: name, pageId };
  },
  format: (value) => `${value.websiteEnName}_${value.pageId}`,
};

export type EshowPath = { readonly countryName?: string; readonly shortName: string };
const eshowRule = /* @__PURE__ */ new RegExp(`^(${websiteEnNameRule})?_([A-Za-z0-9-]{1,64})$`);

/** `{countryName}_{shortName}` or `_{shortName}` after /eshow. */
export const eshowPath: Segment<EshowPath> = {
  parse(text) {
    const [, countryName, shortName] = eshowRule.exec(text) ?? [];
    if (shortName === undefined) return undefined;
    return countryName === undefined ? { shortName } : { countryName, shortName };
  },
  format: (value) => `${value.countryName ?? ''}_${value.shortName}`,
};

export const registrationStatuses = ['preregister', 'success', 'finish'] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

/** `{status}`: §2.5's fourth word, preRegsiter, is a misspelling in old links for the first. */
export const registrationStatus: Segment<RegistrationStatus> = {
  parse(text) {
    const status = text.toLowerCase();
    return status === 'preregsiter' ? 'preregister' : registrationStatuses.find((one) => one === status);
  },
  format: (value) => value,
};
