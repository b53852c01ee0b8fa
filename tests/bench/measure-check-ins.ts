// Check-ins through the gateway into PostgreSQL: a steady stream of batches, the same batches again, and as many as it takes.
import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../setup/postgres.ts';
import { startServices } from './command.ts';
import type { LoadSettings } from './compare.ts';
import { start } from './process.ts';

const wantedPerSecond = 500;
const batchSize = 100;
const connections = 4;
const products = 20;

type Scan = {
  readonly nonce: string;
  readonly badgeNumber: string;
  readonly scannedAt: string;
  readonly deviceId: string;
};
type Batch = readonly Scan[];
type Counts = { readonly scans: number; readonly checkIns: number };
type Round = {
  /** Check-ins a second. */
  readonly steady: number;
  readonly resent: number;
  readonly fast: number;
  /** Of a batch in the steady stream. */
  readonly latenciesMs: readonly number[];
  readonly lost: number;
  readonly doubled: number;
};

export async function measureCheckIns({
  rounds,
  seconds,
}: Pick<LoadSettings, 'rounds' | 'seconds'>): Promise<string> {
  const given = process.env['DATABASE_URL'];
  const server = given === undefined ? await startPostgres() : undefined;
  const databaseUrl = server?.url ?? given ?? '';
  const folder = await mkdtemp(join(tmpdir(), 'fairgate-bench-check-ins-'));
  const services = await startServices(folder, products, { DATABASE_URL: databaseUrl });
  const gateway = await start('gateway.ts', {
    UPSTREAM_URL: services.env['BUYER_GATEWAY_URL'] ?? '',
    LOG_LEVEL: 'silent',
  });
  const db = new pg.Client({ connectionString: databaseUrl });
  try {
    await db.connect();
    const exhibitionId = await organisedExhibition(db);
    const send = await signIn(gateway.url, exhibitionId);
    const done: Round[] = [];
    // The first round warms up.
    for (let round = 0; round <= rounds; round++) {
      const counts = () => countOf(db, exhibitionId);
      done.push(await runRound({ send, counts, batches: () => newBatches(db, exhibitionId, seconds) }));
    }
    return format(done.slice(1), seconds);
  } finally {
    await db.end();
    await gateway.stop();
    await services.stop();
    await server?.stop();
  }
}

async function runRound({
  send,
  counts,
  batches,
}: {
  send: (batch: Batch) => Promise<void>;
  counts: () => Promise<Counts>;
  batches: () => Promise<Batch[]>;
}): Promise<Round> {
  const before = await counts();
  const stream = await batches();
  const latenciesMs: number[] = [];
  const steady = await perSecond(stream, async () => {
    const startMs = performance.now();
    await Promise.all(
      stream.map(async (batch, place) => {
        await pause(
          Math.max(0, (place * batchSize * 1_000) / wantedPerSecond - (performance.now() - startMs)),
        );
        const sentMs = performance.now();
        await send(batch);
        latenciesMs.push(performance.now() - sentMs);
      }),
    );
  });
  const all = (list: readonly Batch[]) => perSecond(list, () => inTurns(list, send));
  const resent = await all(stream);
  const more = await batches();
  const fast = await all(more);
  await all(more);
  const expected = 2 * stream.flat().length;
  const after = await counts();
  const [scans, checkIns] = [after.scans - before.scans, after.checkIns - before.checkIns];
  return {
    steady,
    resent,
    fast,
    latenciesMs,
    lost: Math.max(0, expected - checkIns),
    doubled: Math.max(0, scans - expected),
  };
}

async function perSecond(batches: readonly Batch[], work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return (batches.flat().length * 1_000) / (performance.now() - startMs);
}

async function inTurns(batches: readonly Batch[], send: (batch: Batch) => Promise<void>): Promise<void> {
  const left = [...batches];
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let batch = left.shift(); batch; batch = left.shift()) await send(batch);
    }),
  );
}

async function organisedExhibition(db: pg.Client): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    'select id::text from exhibition where organiser_id is not null order by id limit 1',
  );
  return rows[0]?.id ?? '';
}

/** A badge for each scan. */
async function newBatches(db: pg.Client, exhibitionId: string, seconds: number): Promise<Batch[]> {
  const numbers = Array.from({ length: Math.ceil((wantedPerSecond * seconds) / batchSize) * batchSize }, () =>
    randomUUID(),
  );
  await db.query(
    `insert into badge (number, exhibition_id, kind, company) select number, $1, 'visitor', 'Nile Trading' from unnest($2::text[]) as number`,
    [exhibitionId, numbers],
  );
  const scans = numbers.map((badgeNumber) => ({
    nonce: randomUUID(),
    badgeNumber,
    scannedAt: new Date().toISOString(),
    deviceId: 'bench-gate',
  }));
  return Array.from({ length: scans.length / batchSize }, (_, place) =>
    scans.slice(place * batchSize, (place + 1) * batchSize),
  );
}

async function countOf(db: pg.Client, exhibitionId: string): Promise<Counts> {
  const { rows } = await db.query<{ scans: string; checkIns: string }>(
    `select (select count(*) from check_in_scan where exhibition_id = $1) as scans,
      (select count(*) from check_in where exhibition_id = $1) as "checkIns"`,
    [exhibitionId],
  );
  return { scans: Number(rows[0]?.scans), checkIns: Number(rows[0]?.checkIns) };
}

const login =
  'mutation { organiserLogin(input: { email: "organiser@fairgate.example", password: "fairgate1" }) { __typename } }';
const checkIn =
  'mutation ($input: CheckInInput!) { checkIn(input: $input) { __typename ... on CheckedIn { scans { status } } } }';

/** Signs the organiser in. Resolves to a function that sends a batch; it throws unless all are checked in. */
async function signIn(url: string, exhibitionId: string): Promise<(batch: Batch) => Promise<void>> {
  const post = (query: string, variables: object, cookie: string) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query, variables }),
    });
  const signedIn = await post(login, {}, '');
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  await signedIn.body?.cancel();
  return async (batch) => {
    const answer = await post(checkIn, { input: { exhibitionId, scans: batch } }, cookie);
    const { data } = (await answer.json()) as { data?: { checkIn?: { scans?: { status: string }[] } } };
    const scans = data?.checkIn?.scans ?? [];
    if (scans.length !== batch.length || scans.some(({ status }) => status !== 'CHECKED_IN'))
      throw new Error(`A batch was answered with ${answer.status} ${JSON.stringify(data)}`);
  };
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

function format(rounds: readonly Round[], seconds: number): string {
  const latencies = rounds.flatMap(({ latenciesMs }) => latenciesMs);
  const p99 =
    latencies.toSorted((one, other) => one - other)[Math.floor(latencies.length * 0.99)] ?? Number.NaN;
  const row = (what: string, figures: readonly number[]) => {
    const median = medianOf(figures);
    return `| ${what} | ${Math.round(median)} | ${(median / wantedPerSecond).toFixed(2)} |`;
  };
  const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);
  return [
    '## Check-ins',
    '',
    `Batches of ${batchSize} scans through the gateway into PostgreSQL, ${rounds.length} rounds of ${seconds} s after one to warm up; medians. A batch of the steady stream is answered in ${Math.round(medianOf(latencies))} ms (99 %: ${Math.round(p99)} ms). Each batch was sent twice. Lost: ${sum(rounds.map(({ lost }) => lost))}, doubled: ${sum(rounds.map(({ doubled }) => doubled))}.`,
    '',
    `| what | check-ins a second | of ${wantedPerSecond} |`,
    '|---|---|---|',
    row(
      `a steady stream of ${wantedPerSecond} a second`,
      rounds.map(({ steady }) => steady),
    ),
    row(
      'the same batches again',
      rounds.map(({ resent }) => resent),
    ),
    row(
      `new ones as fast as possible, ${connections} at a time`,
      rounds.map(({ fast }) => fast),
    ),
    '',
  ].join('\n');
}
