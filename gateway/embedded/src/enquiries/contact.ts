import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Transaction } from '../db/database.ts';

type Contact = {
  readonly name: string;
  readonly companyName?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly countryCode?: string | null | undefined;
};

// What was left out stays as it was.
const save = {
  name: 'save contact as purchase info',
  text: `
    insert into purchase_info as p (buyer_id, contact_name, company_name, country_id, dialing_code, mobile) values ($1, $2, $3, $4, $5, $6)
    on conflict (buyer_id) do update set contact_name = excluded.contact_name,
      company_name = coalesce(excluded.company_name, p.company_name), country_id = coalesce(excluded.country_id, p.country_id),
      dialing_code = coalesce(excluded.dialing_code, p.dialing_code),
      mobile = case when excluded.dialing_code is null then p.mobile else excluded.mobile end`,
};

/** The buyer's next form begins with what was entered in this one. A phone number counts if its country is known. */
export async function saveContact(db: Transaction, buyerId: number, contact: Contact): Promise<void> {
  const { name, companyName, phone, countryCode } = contact;
  const number = phone ? parsePhoneNumberFromString(phone) : undefined;
  await db.rows(save, [
    buyerId,
    name,
    companyName ?? null,
    countryCode ?? null,
    number?.countryCallingCode ?? null,
    number?.nationalNumber ?? null,
  ]);
}
