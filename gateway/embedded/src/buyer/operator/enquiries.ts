import { reminderMs } from '@fairgate/schema/limits';
import { toLanguageCode } from '@fairgate/schema/locales';
import { z } from 'zod';
import { audit } from '../../accounts/audit.ts';
import { tooManyAttempts } from '../../accounts/failures.ts';
import type { Transaction } from '../../db/database.ts';
import type { Store } from '../../store.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { idText, toId } from '../../wire/form.ts';
import type { Operation } from '../../wire/operation.ts';
import { keysetStatements, listRange, readRange } from '../../db/keyset.ts';
import { operatorOperation } from '../staff/staff-operation.ts';
import { operatorOf } from '../staff/staff.ts';

const hoursAtMost = 24 * 365;

const columns = `e.id, e.conversation_id, e.supplier_id, e.contact_name, e.created_at, r.sent_at,
  (select count(*)::int from supplier_account a where a.supplier_id = e.supplier_id and a.disabled_at is null) as accounts`;
const open = `enquiry e left join enquiry_reminder r on r.enquiry_id = e.id where e.state = 'open'`;
const list = keysetStatements({
  name: 'unanswered enquiries',
  columns,
  rows: `${open} and e.created_at <= now() - $1::int * interval '1 hour'`,
  id: 'e.id',
  parameters: 1,
});
const one = { name: 'unanswered enquiry', text: `select ${columns} from ${open} and e.id = $1` };
const lock = {
  name: 'lock unanswered enquiry',
  text: `select id from enquiry where id = $1 and state = 'open' for update`,
};

type Row = {
  id: number;
  conversation_id: number;
  supplier_id: number;
  contact_name: string;
  created_at: Date;
  sent_at: Date | null;
  accounts: number;
};

const numberOf = ({ id }: Row): string => `E-${id}`;
const format = (row: Row) => ({
  enquiryId: String(row.id),
  enquiryNo: numberOf(row),
  supplierId: String(row.supplier_id),
  contactName: row.contact_name,
  accountNum: row.accounts,
  createTime: row.created_at.toISOString(),
  remindTime: row.sent_at?.toISOString() ?? null,
});

/** Enquiries that their suppliers have not answered for some hours, the newest first. */
export function getUnansweredEnquiryList({ db }: Store): Operation {
  const { keyword: _, ...range } = listRange;
  return operatorOperation({
    name: 'getUnansweredEnquiryList',
    request: z.object({ ...range, hours: z.int().min(1).max(hoursAtMost) }),
    async handle({ hours, ...wanted }) {
      const { rows, ...page } = await readRange<Row>(db, list, wanted, [hours]);
      return { ...page, list: rows.map(format) };
    },
  });
}

const people = {
  name: 'people of supplier',
  text: `
    select a.email, s.languages[1] as lang from supplier_account a join supplier s on s.id = a.supplier_id
    where a.supplier_id = $1 and a.disabled_at is null order by a.id limit 50`,
};
const remind = {
  name: 'remind supplier',
  text: `
    insert into enquiry_reminder (enquiry_id, operator_name) values ($1, $2)
    on conflict (enquiry_id) do update set operator_name = excluded.operator_name, sent_at = now()`,
};

/** Mails the supplier's people, at most once a day. Without an account nobody can answer: then it is refused. */
export function remindSupplier({ db, post }: Store): Operation {
  return operatorOperation({
    name: 'remindSupplier',
    request: z.object({ enquiryId: idText }),
    async handle({ enquiryId }, { accountId }) {
      const id = toId(enquiryId) ?? 0;
      const answer = await db.transaction(async (transaction) => {
        await transaction.rows(lock, [id]);
        const row = await enquiryOf(transaction, id);
        const told = await transaction.rows<{ email: string; lang: string | null }>(people, [
          row.supplier_id,
        ]);
        if (told.length === 0) throw noEnquiry();
        const waitMs = row.sent_at ? row.sent_at.getTime() + reminderMs - Date.now() : 0;
        if (waitMs > 0) throw tooManyAttempts(Math.ceil(waitMs / 1_000));
        const { email: actor, name } = await operatorOf(transaction, accountId);
        await transaction.rows(remind, [id, name]);
        for (const { email, lang } of told)
          await post.writeEnquiryReminder(transaction, {
            email,
            language: toLanguageCode(lang ?? '') ?? 'en',
            number: numberOf(row),
            conversationId: row.conversation_id,
            hours: Math.max(1, Math.floor((Date.now() - row.created_at.getTime()) / 3_600_000)),
          });
        await audit(transaction, { actor, action: 'supplier-reminded', subject: numberOf(row) });
        return format(await enquiryOf(transaction, id));
      });
      post.deliver();
      return answer;
    },
  });
}

const noEnquiry = () => new ErrorAnswer(failureCodes.notFound, 'there is no such enquiry to remind of');

async function enquiryOf(db: Transaction, id: number): Promise<Row> {
  const [row] = await db.rows<Row>(one, [id]);
  if (!row) throw noEnquiry();
  return row;
}
