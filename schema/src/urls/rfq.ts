// §2.2 Requests for quotation. `rfq_id` and its kin are query parameters (queries.ts).
import { digits } from './segment.ts';
import { shape } from './shape.ts';

/** §2.2 `/rfq` */
export const rfqForm = shape('/rfq');
/** §2.2 `/rfq/manage` */
export const rfqManage = shape('/rfq/manage');
/** §2.2 `/rfq/detail` */
export const rfqDetail = shape('/rfq/detail');
/** §2.2 `/rfq/quotation` */
export const rfqQuotation = shape('/rfq/quotation');
/** §2.2 `/rfq/success` */
export const rfqSuccess = shape('/rfq/success');
/** §2.2 `/rfq/edit/{rfqId}` */
export const rfqEdit = shape('/rfq/edit/{rfqId}', { rfqId: digits });
/** `/supplier-rfqs`: the RFQs that a supplier may quote for; the specification has no page for them. */
export const supplierRfqs = shape('/supplier-rfqs');
/** `/supplier-rfqs/{rfqId}`: one RFQ as a supplier sees it. */
export const supplierRfq = shape('/supplier-rfqs/{rfqId}', { rfqId: digits });
/** §2.2 `/rfq-buyerservice` */
export const rfqBuyerService = shape('/rfq-buyerservice');
/** §2.2 `/crm-rfq` */
export const crmRfq = shape('/crm-rfq');
/** §2.3 `/landing/rfq/product-{id}` */
export const rfqLanding = shape('/landing/rfq/product-{productId}', { productId: digits });
