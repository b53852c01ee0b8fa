// What an attack on buyers who send RFQs, enquiries and messages left: what they were told, and what the database has.
import type { Part } from './app.ts';
import type { Finding } from './scenario.ts';
import type { StoredSubmissions } from './stored-submissions.ts';
import { kinds, type Buyer, type Outcome, type Submission } from './submission.ts';

/** How a connection is cut: before the request, after it, in the answer. */
export const cuts = ['dead', 'lost', 'cut'] as const;
export type Cut = (typeof cuts)[number];

/** What happened in an attack. */
export type Attack = {
  readonly buyers: readonly Buyer[];
  readonly outcomes: ReadonlyMap<Submission, Outcome>;
  /** The answers to the same requests, sent once more at the end. */
  readonly again: ReadonlyMap<Submission, Outcome>;
  readonly kills: Readonly<Record<Part, number>>;
  /** How many were without an answer, summed over all kills. */
  readonly underWay: number;
  readonly cut: Readonly<Record<Cut, number>>;
  readonly seconds: number;
};

export function* findingsOf(
  { database, seed }: { readonly database: string; readonly seed: string },
  { outcomes, again, kills, underWay, cut, seconds }: Attack,
  stored: StoredSubmissions,
): Generator<Finding> {
  for (const kind of kinds) {
    const own = [...outcomes].filter(([submission]) => submission.kind === kind);
    const known = own.map(([, outcome]) => outcome);
    const answered = known.filter(({ id }) => id !== undefined).length;
    const refused = known.filter(({ refusal }) => refusal !== undefined);
    const attempts = known.reduce((sum, outcome) => sum + outcome.attempts, 0);
    const unseen = known.filter(({ isWrittenUnseen }) => isWrittenUnseen).length;
    const otherIds = own.filter(([one, { id }]) => again.get(one)?.id !== id).length;
    const rowsOf = Map.groupBy(
      stored.all.filter((row) => row.kind === kind),
      ({ key }) => key,
    );
    const lost = own.filter(([{ key }]) => !rowsOf.has(key)).length;
    const rows = [...rowsOf.values()].reduce((sum, { length }) => sum + length, 0);
    const doubled = rows - rowsOf.size;
    const wrong = own.filter(([{ key }, { id }]) =>
      (rowsOf.get(key) ?? []).some((row) => !row.isWhole || row.id !== id),
    ).length;
    const codes = [
      ...new Set(
        known.flatMap(({ id, refusal, lastError }) => (id ? [] : [refusal ?? lastError ?? 'no answer'])),
      ),
    ].join(', ');
    yield {
      attack: `kills and cuts while buyers send, ${database}: ${kind}`,
      promise:
        'each has one answer, in the end also when it is sent once more; the database has it once, with all its rows and the id of the answer',
      measured: `${own.length} sent in ${attempts} attempts: ${answered} answered, ${refused.length} refused, ${own.length - answered - refused.length} unknown${codes && ` (${codes})`}; ${unseen} had been written by an attempt whose answer was lost; ${rows} stored: ${lost} lost, ${doubled} doubled, ${wrong} incomplete or with another id; ${otherIds} answered differently when sent once more`,
      holds:
        own.length > 0 &&
        answered === own.length &&
        rows === own.length &&
        lost + doubled + wrong + otherIds === 0,
    };
  }
  yield {
    attack: `kills and cuts while buyers send, ${database}: afterwards`,
    promise:
      'no conversation without its RFQ or enquiry, no key without its answer; gateway and services were killed',
    measured: `${stored.strayConversations} such conversations, ${stored.openKeys} such keys; ${kills.gateway} kills of the gateway, ${kills.services} of the services, with ${Math.round(underWay / Math.max(1, kills.gateway + kills.services))} under way on average; connections cut: ${cut.dead} before the request, ${cut.lost} after it, ${cut.cut} in the answer; ${seconds} s, seed ${seed}`,
    holds: stored.strayConversations + stored.openKeys === 0 && kills.gateway > 0 && kills.services > 0,
  };
}
