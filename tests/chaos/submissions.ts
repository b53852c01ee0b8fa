// Gateway and services are killed in turn, and connections cut, while buyers send RFQs, enquiries and messages: each arrives once.
// SUBMISSIONS is how many (1,000 by default: one half for each database), SEED repeats the moments of a run.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomOf, type Random } from '@fairgate/embedded/db/demo/random';
import { startPostgres } from '../setup/postgres.ts';
import { startChaosApp, type ChaosApp, type Part } from './app.ts';
import { startProxy, type Mood } from './proxy.ts';
import type { Finding, Scenario } from './scenario.ts';
import { readSubmissions } from './stored-submissions.ts';
import { cuts, findingsOf, type Attack, type Cut } from './submission-findings.ts';
import { deliver, kinds, newBuyer, supplierToAsk, type Outcome, type Submission } from './submission.ts';

const wanted = Number(process.env['SUBMISSIONS'] ?? 1_000);
const seed = process.env['SEED'] ?? String(Date.now() % 100_000);
const products = 100;
/** Below the limits of attempts of one account, also with those that are repeated. */
const ofEachBuyer = 10;
const registeredAtOnce = 10;
const sentAtOnce = 40;
/** After the first of them is sent: some are not sent yet at the kill, some are being written, some have their answer. */
const killWithinMs = 800;
const pauseMostMs = 2_000;
/** After the last kill. */
const endMostMs = 60_000;
/** One connection of so many is cut in each of three ways. */
const cutOneOf = 33;

export const submissions: Scenario = {
  name: 'submissions',
  async *run() {
    yield* attackOn('the built-in database', '');
    const postgres = await startPostgres();
    try {
      yield* attackOn('PostgreSQL', postgres.url);
    } finally {
      await postgres.stop();
    }
  },
};

async function* attackOn(database: string, databaseUrl: string): AsyncGenerator<Finding> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fairgate-chaos-'));
  try {
    const app = await startChaosApp({
      dataDir,
      products,
      services: { DATABASE_URL: databaseUrl },
      env: { TRUST_PROXY: '1' },
    });
    const attack = await disturb(app, randomOf(`${seed} ${database}`)).finally(() => app.stop());
    const emails = attack.buyers.map(({ email }) => email);
    yield* findingsOf({ database, seed }, attack, await readSubmissions({ dataDir, databaseUrl }, emails));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function disturb(app: ChaosApp, random: Random): Promise<Attack> {
  const begunMs = performance.now();
  const count = Math.ceil(wanted / 2);
  const asked = await supplierToAsk(app);
  const buyers = await inTurns(
    Array.from({ length: Math.ceil(count / ofEachBuyer) }, (_, at) => at),
    registeredAtOnce,
    (number) => newBuyer(app, `chaos-submission-${number}@example.com`, 1_000_000 + number, asked),
  );
  const all = Array.from({ length: count }, (_, at): Submission => {
    const buyer = buyers[at % buyers.length];
    if (!buyer) throw new Error('Nobody sends');
    const kind = kinds[(at + Math.floor(at / buyers.length)) % kinds.length] ?? 'RFQ';
    return { kind, key: `chaos-submission-${at}`, buyer, asked };
  });
  const cut: Record<Cut, number> = { dead: 0, lost: 0, cut: 0 };
  const mood = (): Mood => {
    const chosen = cuts[random.between(0, cutOneOf - 1)];
    if (chosen) cut[chosen] += 1;
    return chosen ?? 'through';
  };
  const front = await startProxy(app.url);
  const kills: Record<Part, number> = { gateway: 0, services: 0 };
  const outcomes = new Map<Submission, Outcome>();
  const sent: Promise<unknown>[] = [];
  let begun = 0;
  let underWay = 0;
  let lastMs = Infinity;
  const submit = async (submission: Submission) => {
    begun += 1;
    outcomes.set(submission, await deliver(front, submission, () => Date.now() > lastMs));
  };
  front.mood = mood;
  app.proxies.BUYER.mood = mood;
  try {
    for (let at = 0; at < all.length; at += sentAtOnce) {
      sent.push(...all.slice(at, at + sentAtOnce).map(submit));
      await sleep(random.next() * killWithinMs);
      underWay += begun - outcomes.size;
      const part = (['gateway', 'services'] as const)[(at / sentAtOnce) % 2] ?? 'gateway';
      await app.killAndRestart(part);
      kills[part] += 1;
      await sleep(random.next() * pauseMostMs);
    }
    lastMs = Date.now() + endMostMs;
    await Promise.all(sent);
  } finally {
    lastMs = 0;
    app.proxies.BUYER.mood = 'through';
    await front.close();
  }
  lastMs = Date.now() + endMostMs;
  const answers = await inTurns(all, sentAtOnce, (submission) =>
    deliver(app, submission, () => Date.now() > lastMs),
  );
  const again = new Map(all.map((submission, at) => [submission, answers[at] ?? { attempts: 0 }]));
  const seconds = Math.round((performance.now() - begunMs) / 1_000);
  return { buyers, outcomes, again, kills, underWay, cut, seconds };
}

/** Works on so many at once; the results are in the order of the items. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += atOnce)
    results.push(...(await Promise.all(items.slice(at, at + atOnce).map(work))));
  return results;
}
