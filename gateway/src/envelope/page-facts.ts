// What the envelopes of §7.1 say about the page that a call comes from. §7.1 leaves the meanings open; docs/specification has
// our reading.
import { type Deployed, splitDeployPath } from '@fairgate/schema/urls/deploy-path';
import { exhibitionOfSegment } from '@fairgate/schema/urls/exhibition-of-segment';
import { promotionPath } from '@fairgate/schema/urls/promotion';

export type PageFacts = Readonly<{
  /** §2.5 The type in an exhibition's address, also in one without an id; '' elsewhere. */
  exhibitionType: string;
  /**
   * §2.5 The exhibition's id: that in the address, else what the page tells (a home without an id shows the current exhibition),
   * else the parameter `exhibition_id` (§2.9); '' elsewhere.
   */
  exhibitionId: string;
  /** §2.7 The theme of the promotion that the address begins with; '' elsewhere. */
  themeType: string;
}>;

export const noPage: PageFacts = { exhibitionType: '', exhibitionId: '', themeType: '' };

const id = /^\d{1,18}$/;

/**
 * @param pageUrl the address of a page of the site, which its scripts send (§7.1 page-url); any text.
 * @param told the exhibition that the page is about, as its scripts say; any text.
 */
export function pageFactsOf(pageUrl: string, site: Deployed, told = ''): PageFacts {
  if (!URL.canParse(pageUrl)) return noPage;
  const { pathname, searchParams } = new URL(pageUrl);
  const [first = ''] = splitDeployPath(pathname, [site, { deployPath: '' }])
    .path.split('/')
    .slice(1);
  const exhibition = exhibitionOfSegment(first);
  const ids = [exhibition?.exhibitionId, told, searchParams.get('exhibition_id')];
  return {
    exhibitionType: exhibition?.exhibitionType ?? '',
    exhibitionId: ids.find((one) => id.test(one ?? '')) ?? '',
    themeType: promotionPath.parse(first)?.promotionTheme ?? '',
  };
}
