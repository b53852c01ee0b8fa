const fileKeys = (table: string, column: string, thing: string): string =>
  `(select coalesce(json_agg(a.file_id order by a.position), '[]') from ${table} a where a.${column} = ${thing})`;

const suppliers = `
  (select coalesce(json_agg(json_build_object('supplierId', s.supplier_id::text, 'conversationId', s.conversation_id::text, 'chosen', s.is_chosen, 'seeTime', s.seen_at,
    'declineTime', s.declined_at, 'declineReason', s.decline_reason) order by s.created_at, s.supplier_id), '[]') from rfq_supplier s where s.rfq_id = r.id)`;
const ladder = `
  (select json_agg(json_build_object('from', t.quantity_from, 'price', t.price::text) order by t.quantity_from) from quotation_tier t where t.quotation_id = q.id)`;
const quotations = `
  (select coalesce(json_agg(json_build_object('quotationId', q.id::text, 'supplierId', q.supplier_id::text, 'version', q.version, 'state', q.state,
    'goodsSpuId', q.product_id::text, 'variantId', q.variant_id::text, 'currency', q.currency, 'unit', q.unit, 'ladder', ${ladder}, 'minOrder', q.minimum_order,
    'shipmentTerm', q.shipment_term, 'port', q.port, 'paymentTerm', q.payment_term, 'leadDaysMin', q.lead_days_from, 'leadDaysMax', q.lead_days_to,
    'sampleCost', q.sample_cost::text, 'toolingCost', q.tooling_cost::text, 'validUntil', q.valid_until, 'note', q.note, 'declineReason', q.decline_reason,
    'fileKeys', ${fileKeys('quotation_file', 'quotation_id', 'q.id')}, 'createTime', q.created_at, 'decideTime', q.decided_at)
    order by q.id), '[]') from quotation q where q.rfq_id = r.id)`;

/** A buyer's RFQs and the quotations for them; files by their keys. */
export const rfqsOf = {
  name: 'exported rfqs',
  text: `
    select coalesce(json_agg(json_build_object('rfqId', r.id::text, 'productName', r.product_name, 'categoryId', r.category_id::text, 'goodsSpuId', r.product_id::text,
      'variantId', r.variant_id::text, 'quantity', r.quantity, 'unit', r.unit, 'targetPrice', r.target_price::text, 'currency', r.currency,
      'shipmentTerm', r.shipment_term, 'paymentTerm', r.payment_term, 'destinationId', r.destination_id, 'neededOn', r.needed_on, 'description', r.description,
      'isOpen', r.is_open, 'state', r.state, 'expiresOn', r.expires_on, 'source', r.source, 'exhibitionId', r.exhibition_id::text,
      'contactName', r.contact_name, 'companyName', r.company_name, 'email', r.email, 'phone', r.phone, 'countryId', r.country_id, 'lang', r.lang,
      'pageUrl', r.page_url, 'createTime', r.created_at, 'changeTime', r.changed_at, 'closeTime', r.closed_at,
      'fileKeys', ${fileKeys('rfq_file', 'rfq_id', 'r.id')}, 'suppliers', ${suppliers}, 'quotations', ${quotations}) order by r.id), '[]') as rfqs
    from rfq r where r.buyer_id = $1`,
};
