// §2.2 The enquiry cart and the meeting request.
import { shape } from './shape.ts';

/** §2.2 `/cart`, opened after a product is added */
export const cart = shape('/cart');
/** §2.2 `/requestMeeting`, cached 1 hour */
export const requestMeeting = shape('/requestMeeting');
