import { type BadgeProblem, verifyBadge } from '@fairgate/badge/verify';
import { leadNoteMaxCharacters, scansMaxCount } from '@fairgate/schema/limits';
import { idempotencyKeyRule } from '@fairgate/schema/rules/idempotency-key';
import { z } from 'zod';
import { allKeys } from '../badges/keys.ts';
import { scannedAt, scanTimes } from '../badges/scan-time.ts';
import { advisoryLocks } from '../db/advisory-locks.ts';
import type { Transaction } from '../db/database.ts';
import type { Store } from '../store.ts';
import { failureCodes } from '../wire/codes.ts';
import { deviceDialect } from '../wire/device.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { idText, toId } from '../wire/form.ts';
import { holderOf, operation, type Operation, type OperationMaker } from '../wire/operation.ts';
import { exportLeads } from './lead-export.ts';
import { leadList } from './lead-list.ts';

const codeMostCharacters = 2_000;

const ownStand = {
  name: 'stand to collect leads',
  text: `
    select a.supplier_id, string_agg(x.hall || '-' || x.stand, ', ' order by x.number) as stand
    from supplier_account a join exhibitor x on x.supplier_id = a.supplier_id
    where a.id = $1 and x.exhibition_id = $2 and a.supplier_id = $3 group by a.supplier_id`,
};
// Two devices of a stand that send the same visitors in another order would wait for each other.
const lock = { name: 'lock leads', text: 'select pg_advisory_xact_lock($1, $2)' };
// Of two notes on a scan the one that was written later stays, whichever arrives first.
const latestNote = (note: string, notedAt: string) => `
  note = case when ${notedAt} > lead_scan.noted_at then ${note} else lead_scan.note end, noted_at = greatest(${notedAt}, lead_scan.noted_at)`;
const renote = {
  name: 'change note of a lead',
  text: `
    update lead_scan set ${latestNote('$4', '$5')} where supplier_id = $1 and id = $2 and exhibition_id = $3 returning badge_no as number, noted_at = $5 as latest`,
};
// A note of the lead's other scans that stands in a new one. One that was changed since then stays beside it.
const takeIn = {
  name: 'note of a lead taken into another one',
  text: `
    update lead_scan set note = '' where supplier_id = $1 and exhibition_id = $2 and badge_no = $3 and id = $4 and noted_at <= $5`,
};
// The email only if the person agreed to it at the registration. A revoked badge gives nothing: its holder may have
// deleted the account.
const add = {
  name: 'add lead',
  text: `
    insert into lead (supplier_id, exhibition_id, badge_no, name, company, email)
    select $1, b.exhibition_id, b.number, b.name, b.company,
      (select r.email from registration r where r.exhibition_id = b.exhibition_id and r.badge_no = b.number and r.shares_email)
    from badge b where b.exhibition_id = $2 and b.number = $3 and b.revoked_at is null
    on conflict (supplier_id, exhibition_id, badge_no) do update
      set name = excluded.name, company = excluded.company, email = coalesce(excluded.email, lead.email)
    returning badge_no`,
};
const addScan = {
  name: 'add scan of lead',
  text: `
    insert into lead_scan (supplier_id, exhibition_id, badge_no, id, stand, note, noted_at, scanned_at, received_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};
const scanned = z.object({
  leadId: idempotencyKeyRule,
  /** Without one, such as on another device of the supplier, only the note of a known lead changes. */
  code: z.string().max(codeMostCharacters).nullish(),
  note: z.string().trim().max(leadNoteMaxCharacters).default(''),
  noteTime: scanTimes.scanTime,
  /** Notes of the lead's other scans that stand in this one, each as it was at its time. */
  takenIn: z
    .array(z.object({ leadId: idempotencyKeyRule, noteTime: scanTimes.scanTime }))
    .max(scansMaxCount)
    .default([]),
  ...scanTimes,
});
type Scanned = z.output<typeof scanned>;

/**
 * Stores the visitors whose badges the token holder's supplier scanned at its stand. The code on the badge proves that it
 * was seen. A badge that is scanned again, by any device of the supplier, is the same lead with one more note. A scan that is
 * sent again changes nothing but its note, of which the latest one stays; this needs no code, and no badge that is still valid.
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
      await db.transaction(async (transaction) => {
        await transaction.rows(lock, [advisoryLocks.leads, own.supplier_id]);
        for (const one of leads) {
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
  const [known] = await db.rows<{ number: string; latest: boolean }>(renote, [
    place.supplier_id,
    lead.leadId,
    exhibitionId,
    lead.note,
    notedAt,
  ]);
  if (known) {
    const others = known.latest ? lead.takenIn.filter(({ leadId }) => leadId !== lead.leadId) : [];
    for (const { leadId, noteTime } of others)
      await db.rows(takeIn, [place.supplier_id, exhibitionId, known.number, leadId, noteTime]);
    return 'saved';
  }
  if (typeof lead.code !== 'string') return 'unknown';
  const { problem, claims } = await verifyBadge(lead.code, {
    keys: place.keys,
    exhibitionId: place.exhibitionId,
    nowSeconds: at.getTime() / 1_000,
    isRevoked: () => false,
  });
  if (problem === 'other-exhibition') return 'otherExhibition';
  if (!claims || !isOfGate(problem)) return 'invalid';
  const badge = [place.supplier_id, exhibitionId, claims.number];
  if ((await db.rows(add, badge)).length === 0) return 'revoked';
  await db.rows(addScan, [...badge, lead.leadId, place.stand, lead.note, notedAt, at, receivedAt]);
  return 'saved';
}

export const leadOperations: readonly OperationMaker[] = [saveLeads, leadList, exportLeads];
