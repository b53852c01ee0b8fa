// §2.2 `/supplier/{name}{supplierId}.html`; §2.3 without `.html` it is rendered as the path plus `.html`.
import { namedId, type NamedId } from './named-id.ts';
import { shape } from './shape.ts';

export type SupplierUrl = { readonly supplier: NamedId };

/** §2.2 `/supplier/{name}{supplierId}.html` */
export const supplierPage = shape('/supplier/{supplier}.html', { supplier: namedId });
/** §2.3 `/supplier/{name}{supplierId}` */
export const supplierShort = shape('/supplier/{supplier}', { supplier: namedId });

/** {slug: 'Acme Ltd.', id: '9'} → 'Acme-Ltd_9' (§2.1). */
export const formatSupplierSegment = namedId.format;
