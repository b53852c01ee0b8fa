// §2.2 Showroom, hots and aggregate listings by spy key: `/{roomType}/showroom-{keyword}.html`, the page number
// before `.html` as in categories.
import { keywordPage } from './keyword.ts';
import { oneOf } from './segment.ts';
import { shape } from './shape.ts';

export const roomTypes = ['showroom', 'hots', 'aggregate'] as const;
export type RoomType = (typeof roomTypes)[number];

/** §2.2 `/{roomType}/showroom-{keyword}.html`, optionally `_{pageNo}` */
export const showroomPage = shape('/{roomType}/showroom-{showroom}.html', {
  roomType: oneOf(roomTypes),
  showroom: keywordPage,
});
