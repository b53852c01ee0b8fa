const times = `
  (select coalesce(json_agg(json_build_object('startTime', l.starts_at, 'minutes', l.minutes) order by l.position), '[]')
    from meeting_slot l where l.meeting_id = m.id)`;

/** A buyer's meetings. Their messages are with the conversations. */
export const meetingsOf = {
  name: 'exported meetings',
  text: `
    select coalesce(json_agg(json_build_object('meetingId', m.id::text, 'supplierId', m.supplier_id::text, 'goodsSpuId', m.product_id::text, 'topic', m.topic,
      'state', m.state, 'proposedBy', m.proposed_by, 'startTime', m.starts_at, 'minutes', m.minutes, 'proposedTimes', ${times}, 'place', m.place,
      'videoUrl', m.video_url, 'exhibitionId', m.exhibition_id::text, 'venue', m.venue, 'timeZone', m.buyer_zone, 'endedBy', m.ended_by,
      'endReason', m.end_reason, 'uid', m.uid, 'contactName', m.contact_name, 'companyName', m.company_name, 'email', m.email, 'phone', m.phone,
      'countryId', m.country_id, 'lang', m.lang, 'pageUrl', m.page_url, 'createTime', m.created_at, 'changeTime', m.changed_at) order by m.id), '[]') as meetings
    from meeting m where m.buyer_id = $1`,
};
