/** A buyer's orders. Their messages are with the conversations. */
export const ordersOf = {
  name: 'exported orders',
  text: `
    select coalesce(json_agg(json_build_object('orderId', o.id::text, 'supplierId', o.supplier_id::text, 'quotationId', o.quotation_id::text, 'state', o.state,
      'currency', o.currency, 'shipmentTerm', o.shipment_term, 'port', o.port, 'paymentTerm', o.payment_term, 'leadDaysMin', o.lead_days_from,
      'leadDaysMax', o.lead_days_to, 'validUntil', o.valid_until, 'contactName', o.contact_name, 'companyName', o.company_name, 'email', o.email,
      'phone', o.phone, 'destinationId', o.destination_id, 'address', o.address, 'neededOn', o.needed_on, 'reason', o.reason, 'carrier', o.carrier,
      'trackingNumber', o.tracking_no, 'lang', o.lang, 'pageUrl', o.page_url, 'createTime', o.created_at, 'confirmTime', o.confirmed_at,
      'shipTime', o.shipped_at, 'receiveTime', o.received_at, 'endTime', o.ended_at,
      'goods', (select coalesce(json_agg(json_build_object('goodsSpuId', l.product_id::text, 'variantId', l.variant_id::text, 'sku', l.sku,
        'goodsName', l.name, 'quantity', l.quantity, 'unit', l.unit, 'price', l.price::text) order by l.position), '[]')
        from order_line l where l.order_id = o.id)) order by o.id), '[]') as orders
    from trade_order o where o.buyer_id = $1`,
};
