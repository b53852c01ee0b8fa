// §2.2 Live rooms and digital shows.
import { digits, type Segment } from './segment.ts';
import { shape } from './shape.ts';

/** `{isMulti}`: whether several shows are listed; '1' or '0', and 'true' or 'false' from older links. */
const isMulti: Segment<{ readonly on: boolean }> = {
  parse: (text) => (/^(?:1|0|true|false)$/i.test(text) ? { on: /^(?:1|true)$/i.test(text) } : undefined),
  format: (value) => (value.on ? '1' : '0'),
};

/** §2.2 `/live/{liveId}` */
export const liveRoom = shape('/live/{liveId}', { liveId: digits });
/** §2.2 `/liveshow` */
export const liveShows = shape('/liveshow');
/** §2.2 `/digitalShow/{isMulti}` */
export const digitalShow = shape('/digitalShow/{isMulti}', { isMulti });
