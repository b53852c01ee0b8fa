// What an address tells of its exhibition. In a file of its own: few pages need it at once.
import { channelTypes, type ChannelType } from '../constants.ts';
import { affSite, exhibitionPath } from './exhibition-segment.ts';
import { websiteEnName } from './site-name.ts';

const typeAndName = /* @__PURE__ */ new RegExp(`^(${channelTypes.join('|')})(.+)$`, 'i');

/**
 * The exhibition that the first part of an address tells: 'expoPoland_12' its type and id; 'sportsPoland', 'affJapan' and
 * 'show_Egypt' (§2.5: the chinahomelife screen) the type of the current one.
 */
export function exhibitionOfSegment(
  text: string,
): { readonly exhibitionType: ChannelType; readonly exhibitionId?: string } | undefined {
  const named = exhibitionPath.parse(text);
  if (named) return named;
  const [, type, name = ''] = typeAndName.exec(text.replace(/^show_/i, 'chinahomelife')) ?? [];
  if (type === undefined) return undefined;
  const exhibitionType = type.toLowerCase() as ChannelType;
  const site = exhibitionType === 'aff' ? affSite.parse(name) : websiteEnName.parse(name);
  return site === undefined ? undefined : { exhibitionType };
}
