import { type BadgeProblem, verifyBadge } from '@fairgate/badge/verify';
import { leadNoteMaxCharacters, scansMaxCount } from '@fairgate/schema/limits';
import { idempotencyKeyRule } from '@fairgate/schema/rules/idempotency-key';
import { z } from 'zod';
import { audit } from '../accounts/audit.ts';
import { allKeys } from '../badges/keys.ts';
import { scannedAt, scanTimes } from '../badges/scan-time.ts';
import { countOf } from '../catalogue/problem.ts';
import { toSpreadsheet } from '../catalogue/spreadsheet.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { Store } from '../store.ts';
import { failureCodes } from '../wire/codes.ts';
import { deviceDialect } from '../wire/device.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { idText, toId } from '../wire/form.ts';
import { holderOf, operation, type Operation, type OperationMaker } from '../wire/operation.ts';

const codeMostCharacters = 2_000;
const pageAtMost = 100;
const offsetAtMost = 1_000_000;

const ownStand = {
  name: 'stand to collect leads',
  text: `
    select a.supplier_id, string_agg(x.hall || '-' || x.stand, ', ' order by x.number) as stand
    from supplier_account a join exhibitor x on x.supplier_id = a.supplier_id
    where a.id = $1 and x.exhibition_id = $2 and a.supplier_id = $3 group by a.supplier_id`,
};
// Of two notes the one that was written later stays, whichever arrives first.
const latestNote = (note: string, notedAt: string) => `
  note = case when ${notedAt} > lead.noted_at then ${note} else lead.note end, noted_at = greatest(${notedAt}, lead.noted_at)`;
const renote = {
  name: 'change note of a lead',
  text: `
    update lead set ${latestNote('$4', '$5')} where supplier_id = $1 and id = $2 and exhibition_id = $3 returning id`,
};
// The email only if the person agreed to it at the registration. A revoked badge gives nothing: its holder may have
// deleted the account.
const add = {
  name: 'add lead',
  text: `
    insert into lead (supplier_id, id, exhibition_id, badge_no, name, company, email, stand, note, noted_at, scanned_at, received_at)
    select $1, $2, b.exhibition_id, b.number, b.name, b.company,
      (select r.email from registration r where r.exhibition_id = b.exhibition_id and r.badge_no = b.number and r.shares_email),
      $5, $6, $7, $8, $9
    from badge b where b.exhibition_id = $3 and b.number = $4 and b.revoked_at is null
    on conflict (supplier_id, id) do update
      set ${latestNote('excluded.note', 'excluded.noted_at')}
    returning id`,
};
const rows = `
  select l.* from lead l join supplier_account a on a.supplier_id = l.supplier_id where a.id = $1 and l.exhibition_id = $2`;
const count = { name: 'count leads', text: `select count(*)::int as count from (${rows}) l` };
const page = { name: 'leads', text: `${rows} order by l.scanned_at desc, l.id limit $3 offset $4` };
const all = { name: 'all leads', text: `${rows} order by l.scanned_at, l.id` };

type Row = {
  id: string;
  badge_no: string;
  name: string;
  company: string;
  email: string | null;
  stand: string;
  note: string;
  scanned_at: Date;
  received_at: Date;
};

const scanned = z.object({
  leadId: idempotencyKeyRule,
  /** Without one, such as on another device of the supplier, only the note of a known lead changes. */
  code: z.string().max(codeMostCharacters).nullish(),
  note: z.string().trim().max(leadNoteMaxCharacters).default(''),
  noteTime: scanTimes.scanTime,
  ...scanTimes,
});
type Scanned = z.output<typeof scanned>;

/**
 * Stores the visitors whose badges the token holder's supplier scanned at its stand. The code on the badge proves that it
 * was seen. A lead that is sent again, from any device of the supplier, changes nothing but its note, of which the latest one
 * stays; this needs no code, and no badge that is still valid.
 */
function saveLeads({ db }: Store): Operation {
  return operation({
    name: 'saveLeads',
    path: '/lead/saveLeads.json',
    dialect: deviceDialect,
    request: z.object({
      exhibitionId: idText,
      supplierId: idText,
      leads: z.array(scanned).min(1).max(scansMaxCount),
    }),
    async handle({ exhibitionId, supplierId, leads }, call) {
      const { accountId } = holderOf(call, 'supplier');
      const [own] = await db.rows<Stand>(ownStand, [
        accountId,
        toId(exhibitionId) ?? 0,
        toId(supplierId) ?? 0,
      ]);
      if (!own) throw new ErrorAnswer(failureCodes.notFound, 'The supplier has no stand at this exhibition.');
      const keys = await allKeys(db);
      const list: object[] = [];
      // Ordered, so that two batches never wait for each other.
      const ordered = leads.toSorted((a, b) => (a.leadId < b.leadId ? -1 : 1));
      await db.transaction(async (transaction) => {
        for (const one of ordered) {
          const result = await save(transaction, { ...own, exhibitionId, keys }, one);
          list.push({ leadId: one.leadId, result });
        }
      });
      return { list };
    },
  });
}

type Stand = { readonly supplier_id: number; readonly stand: string };
type Place = Stand & {
  readonly exhibitionId: string;
  readonly keys: Awaited<ReturnType<typeof allKeys>>;
};

/** The days of a badge's validity are for the gate. */
const isOfGate = (problem: BadgeProblem | undefined): boolean =>
  problem === undefined || problem === 'not-yet-valid' || problem === 'expired' || problem === 'wrong-clock';

async function save(db: Transaction, place: Place, lead: Scanned): Promise<string> {
  const receivedAt = new Date();
  const at = scannedAt(lead, receivedAt);
  const notedAt = scannedAt({ ...lead, scanTime: lead.noteTime }, receivedAt);
  const exhibitionId = toId(place.exhibitionId);
  const [known] = await db.rows(renote, [place.supplier_id, lead.leadId, exhibitionId, lead.note, notedAt]);
  if (known) return 'saved';
  if (typeof lead.code !== 'string') return 'unknown';
  const { problem, claims } = await verifyBadge(lead.code, {
    keys: place.keys,
    exhibitionId: place.exhibitionId,
    nowSeconds: at.getTime() / 1_000,
    isRevoked: () => false,
  });
  if (problem === 'other-exhibition') return 'otherExhibition';
  if (!claims || !isOfGate(problem)) return 'invalid';
  const [added] = await db.rows(add, [
    place.supplier_id,
    lead.leadId,
    exhibitionId,
    claims.number,
    place.stand,
    lead.note,
    notedAt,
    at,
    receivedAt,
  ]);
  return added ? 'saved' : 'revoked';
}

/** The leads of the token holder's supplier at an exhibition, the newest first. */
function leadList({ db }: Store): Operation {
  return operation({
    name: 'getLeadList',
    path: '/lead/getLeadList.json',
    dialect: deviceDialect,
    request: z.object({
      exhibitionId: idText,
      offset: z.int().min(0).max(offsetAtMost).default(0),
      pageSize: z.int().min(0).max(pageAtMost).default(24),
    }),
    async handle({ exhibitionId, offset, pageSize }, call) {
      const wanted = [holderOf(call, 'supplier').accountId, toId(exhibitionId) ?? 0];
      const [[total], list] = await Promise.all([
        db.rows<{ count: number }>(count, wanted),
        db.rows<Row>(page, [...wanted, pageSize, offset]),
      ]);
      return { total: total?.count ?? 0, list: list.map(formatLead) };
    },
  });
}

const emailOf = {
  name: 'email of a supplier account',
  text: 'select email from supplier_account where id = $1',
};

async function noteExport(db: Database, accountId: number, exhibitionId: string, count: number) {
  await db.transaction(async (transaction) => {
    const [account] = await transaction.rows<{ email: string }>(emailOf, [accountId]);
    if (!account) throw new Error('the supplier account of a session is gone');
    const detail = countOf(count, 'lead');
    await audit(transaction, {
      actor: account.email,
      action: 'leads-exported',
      subject: exhibitionId,
      detail,
    });
  });
}

/** All of them as CSV, for a spreadsheet. The audit log names the account. */
function exportLeads({ db }: Store): Operation {
  return operation({
    name: 'exportLeads',
    path: '/lead/exportLeads.json',
    dialect: deviceDialect,
    request: z.object({ exhibitionId: idText }),
    async handle({ exhibitionId }, call) {
      const { accountId } = holderOf(call, 'supplier');
      const found = await db.rows<Row>(all, [accountId, toId(exhibitionId) ?? 0]);
      await noteExport(db, accountId, exhibitionId, found.length);
      return { csv: toCsv(found) };
    },
  });
}

function formatLead(row: Row): object {
  return {
    leadId: row.id,
    badgeNo: row.badge_no,
    contactName: row.name,
    companyName: row.company,
    email: row.email,
    standNo: row.stand,
    note: row.note,
    scanTime: row.scanned_at.toISOString(),
  };
}

function toCsv(found: readonly Row[]): string {
  const header = ['scanned', 'name', 'company', 'email', 'badge', 'stand', 'note', 'received'];
  const rows = found.map((row) => [
    row.scanned_at.toISOString(),
    row.name,
    row.company,
    row.email ?? '',
    row.badge_no,
    row.stand,
    row.note,
    row.received_at.toISOString(),
  ]);
  return toSpreadsheet(header, rows);
}

export const leadOperations: readonly OperationMaker[] = [saveLeads, leadList, exportLeads];
