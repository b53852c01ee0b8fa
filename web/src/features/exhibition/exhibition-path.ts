import { type ExhibitionPath, exhibitionPath } from '@fairgate/schema/urls/exhibition-segment';
import type { ExhibitionTicketFragment } from '#graphql';

export type Addressed = Pick<ExhibitionTicketFragment, 'id' | 'channel' | 'siteName'>;

/** §2.5 the parameter `exhibition` of its addresses. */
export function exhibitionParam({ id, channel, siteName }: Addressed): ExhibitionPath {
  return {
    exhibitionType: channel.toLowerCase() as Lowercase<typeof channel>,
    websiteEnName: siteName,
    exhibitionId: id,
  };
}

/** The address of its home page on the international site, which alone has exhibitions (§2.5). */
export const exhibitionAddress = (exhibition: Addressed): string =>
  `/${exhibitionPath.format(exhibitionParam(exhibition))}`;
