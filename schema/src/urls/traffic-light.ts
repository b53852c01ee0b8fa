// §2.2 Traffic-light warnings.
import { shape } from './shape.ts';

/** §2.2 `/trafficLight` */
export const trafficLight = shape('/trafficLight');
/** §2.2 `/trafficLight/feedback` */
export const trafficLightFeedback = shape('/trafficLight/feedback');
/** §2.2 `/trafficLightDetail` */
export const trafficLightDetail = shape('/trafficLightDetail');
/** §2.2 `/warning` */
export const warning = shape('/warning');
