// Organisers of exhibitions have pages of their own, which the specification leaves open.
import { digits } from './segment.ts';
import { shape } from './shape.ts';

/** `/organiser`: the organiser's exhibitions. */
export const organiserHome = shape('/organiser');
/** `/organiser/{exhibitionId}`: one of them. */
export const organiserExhibition = shape('/organiser/{exhibitionId}', { exhibitionId: digits });
