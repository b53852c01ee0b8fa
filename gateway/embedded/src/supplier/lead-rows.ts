// A lead has the id, the stand and the time of its first scan, in whatever order the scans arrived.
const first = (column: string) => `(array_agg(s.${column} order by s.scanned_at, s.id))[1] as ${column}`;
/** SQL for the leads of the account $1 at the exhibition $2. */
export const leadRows = `
  select l.badge_no, l.name, l.company, l.email, s.*
  from supplier_account a join lead l on l.supplier_id = a.supplier_id
  cross join lateral (
    select ${first('id')}, ${first('stand')}, min(s.scanned_at) as scanned_at, min(s.received_at) as received_at,
      coalesce(string_agg(nullif(s.note, ''), e'\\n\\n' order by s.scanned_at, s.id), '') as note,
      json_agg(json_build_object('leadId', s.id, 'note', s.note, 'noteTime', s.noted_at) order by s.scanned_at, s.id) as scans
    from lead_scan s
    where s.supplier_id = l.supplier_id and s.exhibition_id = l.exhibition_id and s.badge_no = l.badge_no) s
  where a.id = $1 and l.exhibition_id = $2`;

export type LeadRow = {
  id: string;
  badge_no: string;
  name: string;
  company: string;
  email: string | null;
  stand: string;
  note: string;
  scans: { leadId: string; note: string; noteTime: string }[];
  scanned_at: Date;
  received_at: Date;
};
