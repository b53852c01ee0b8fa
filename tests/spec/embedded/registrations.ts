// Registrations for tests that read them, as the pre-registration stores them.
import type { Database } from '@fairgate/embedded/db/database';

let count = 0;

/** Registers a person for an exhibition. Resolves to the email. */
export async function register(
  db: Database,
  exhibitionId: number,
  name: string,
  more: { readonly company?: string; readonly createdAt?: string } = {},
): Promise<string> {
  const email = `visitor${++count}@nile.example`;
  await db.rows(
    {
      text: `
        insert into registration (exhibition_id, badge_no, email, contact_name, company_name, country_id, business_types, purposes, tag_codes,
          product_name, source, site_id, lang, page_url, visitor_id, created_at)
        values ($1, $2, $3, $4, $5, 'EG', '{}', '{}', '{}', '', 1, '999', 'en', '', '', coalesce($6::timestamptz, now()))`,
    },
    [exhibitionId, `B-${count}`, email, name, more.company ?? 'Nile Trading', more.createdAt ?? null],
  );
  return email;
}

/** What a visitor sends, without the exhibition and the email. */
export const registrationForm = {
  contactName: 'Amal',
  companyName: 'Nile',
  countryId: 'EG',
  businessTypes: ['retailer'],
  purposes: ['procure'],
  tagCodes: [],
  productName: '',
  source: 1,
  websiteId: '999',
};
