// §2.2 Enquiries about a product or a supplier, by `{name}{id}`.
import { namedId } from './named-id.ts';
import { word } from './segment.ts';
import { shape } from './shape.ts';

/** §2.2 `/enquiry/{name}{id}` */
export const enquiryForm = shape('/enquiry/{enquiry}', { enquiry: namedId });
/** §2.2 `/ac/enquiry/{name}{id}`: reached from mails, with `ac` in the query (§2.9) */
export const enquiryFromMail = shape('/ac/enquiry/{enquiry}', { enquiry: namedId });
/** §2.2 `/enquiry/{name}{id}/success` */
export const enquirySuccess = shape('/enquiry/{enquiry}/success', { enquiry: namedId });
/** §2.2 `/submitResult/{type}/success` */
export const submitResult = shape('/submitResult/{type}/success', { type: word });
