import { hashPassword } from '../../accounts/password.ts';
import type { Database, Transaction } from '../database.ts';
import { issueDemoBadges } from './badges.ts';
import { addDemoChat } from './chat.ts';
import { addDemoCards, addDemoSupplierCards, type DemoCard } from './cards.ts';

const buyers = [
  {
    email: 'buyer@fairgate.example',
    name: 'Amina El-Sayed',
    company: 'Nile Trading House',
    jobTitle: 'Head of purchasing',
    phone: '+20 2 2735 0100',
    countryId: 'EG',
    website: 'https://nile-trading.example',
  },
  {
    email: 'buyer2@fairgate.example',
    name: 'สมชาย ใจดี',
    company: 'Chao Phraya Home',
    jobTitle: 'ผู้จัดการฝ่ายจัดซื้อ',
    phone: '+66 2 555 0142',
    countryId: 'TH',
    website: null,
  },
] as const satisfies readonly (DemoCard & { name: string })[];
const buyerEmails: readonly string[] = buyers.map(({ email }) => email);
const suppliers = [
  'supplier@fairgate.example',
  'supplier2@fairgate.example',
  'supplier3@fairgate.example',
] as const;
const operator = 'operator@fairgate.example';
const organiser = 'organiser@fairgate.example';
const password = 'fairgate1';

const addBuyer = {
  text: `
    insert into buyer (email, password_hash, lang, email_confirmed_at) values ($1, $2, 'en', now()) on conflict (lower(email)) do nothing`,
};
// The first one exhibits at the demo's fairs (exhibitors.ts). The others have the most products of the types that it has:
// a buyer can compare their quotations.
const addSupplier = {
  text: `
    with first as (select id from supplier where external_key is null order by id limit 1),
      types as (select distinct type from product where supplier_id = (select id from first)),
      rivals as (
        select s.id, s.name, count(distinct p.type) as shared from supplier s
        join product p on p.supplier_id = s.id and p.external_key is null and p.type in (select type from types)
        where s.external_key is null group by s.id
        order by s.id = (select id from first) desc, shared desc, s.id offset $3 limit 1)
    insert into supplier_account (supplier_id, email, password_hash, name) select id, $1, $2, name from rivals
    on conflict (lower(email)) do update set supplier_id = excluded.supplier_id, name = excluded.name`,
};
const addOperator = {
  text: `insert into operator (email, password_hash, name) values ($1, $2, 'Lena Novak') on conflict (lower(email)) do nothing`,
};

const addOrganiser = {
  text: `insert into organiser (email, password_hash, name) values ($1, $2, 'Fairgate Exhibitions') on conflict (lower(email)) do nothing`,
};
const giveExhibitions = {
  text: `update exhibition set organiser_id = (select id from organiser where lower(email) = $1) where external_key is null`,
};

/**
 * Accounts for trials. They are created with the demo data and kept, with their data, when the demo data are replaced.
 * A database without demo data has none: their passwords are public.
 */
export async function setDemoAccounts(db: Transaction, wanted: boolean): Promise<void> {
  if (!wanted) {
    await db.rows({ text: 'delete from badge where lower(email) = any($1)' }, [buyerEmails]);
    await db.rows({ text: 'delete from buyer where lower(email) = any($1)' }, [buyerEmails]);
    await db.rows({ text: 'delete from supplier_account where lower(email) = any($1)' }, [suppliers]);
    await db.rows({ text: 'delete from organiser where lower(email) = $1' }, [organiser]);
    await db.rows({ text: 'delete from operator where lower(email) = $1' }, [operator]);
    return;
  }
  for (const { email, name } of buyers) {
    await db.rows(addBuyer, [email, await hashPassword(password)]);
    await issueDemoBadges(db, email, name);
  }
  await addDemoCards(db, buyers);
  for (const [place, email] of suppliers.entries())
    await db.rows(addSupplier, [email, await hashPassword(password), place]);
  await db.rows(addOperator, [operator, await hashPassword(password)]);
  const [firstSupplier] = suppliers;
  await addDemoSupplierCards(db, firstSupplier, buyers);
  await addDemoChat(db, buyers[0], firstSupplier);
  await db.rows(addOrganiser, [organiser, await hashPassword(password)]);
  await db.rows(giveExhibitions, [organiser]);
}

const known = {
  text: `
    select email from buyer where lower(email) = any($1) union all select email from supplier_account where lower(email) = any($2)
    union all select email from organiser where lower(email) = $3 union all select email from operator where lower(email) = $4`,
};

/** Lists them for the user at the terminal. */
export async function logDemoAccounts(db: Database, log: (line: string) => void): Promise<void> {
  const rows = await db.rows<{ email: string }>(known, [buyerEmails, suppliers, organiser, operator]);
  if (rows.length > 0)
    log(
      `Demo accounts, password ${password}: ${rows
        .map(({ email }) => email)
        .sort()
        .join(', ')}`,
    );
}
