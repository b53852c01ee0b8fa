// A process is killed while visitors write: what was answered is kept, what was not can be sent again, once.
import { setTimeout as sleep } from 'node:timers/promises';
import { startChaosApp, type ChaosApp, type Part } from './app.ts';
import type { Finding, Scenario } from './scenario.ts';
import { isSignedIn, logIn } from './visitors.ts';
import { countedBy, leadIdOf, leadsOf, newWriter, writes, type Write, type Writer } from './writes.ts';

const writers = 10;
const beforeMs = 4_000;
const readyMostMs: Readonly<Record<Part, number>> = { gateway: 15_000, services: 30_000 };

export const kills: Scenario = {
  name: 'kills',
  async *run() {
    const app = await startChaosApp({ env: { TRUST_PROXY: '1' } });
    try {
      for (const part of ['gateway', 'services'] as const) yield* kill(app, part);
    } finally {
      await app.stop();
    }
  },
};

/** A write of one writer, with its key; it can be sent again. */
type Sent = { readonly write: Write; readonly writer: Writer; readonly key: string; readonly name: string };

async function* kill(app: ChaosApp, part: Part): AsyncGenerator<Finding> {
  let stopped = false;
  const stored = new Map<Sent, string>();
  const unanswered: Sent[] = [];
  const sessions: string[] = [];
  let from = part === 'gateway' ? 100_000 : 500_000;
  const send = ({ write, writer, key }: Sent) => write(writer, key, (from += 1)).catch(() => undefined);
  const all: Writer[] = [];
  for (let number = 0; number < writers; number += 1)
    all.push(await newWriter(app, number, `chaos-${part}-${number}`));
  const countedBefore = await countedBy(all);
  const leadsBefore = (await leadsOf(all)).length;
  const begin = async (writer: Writer) => {
    const { cookie } = await logIn(app, writer.number).catch(() => ({ cookie: '' }));
    if (cookie !== '') sessions.push(cookie);
    for (let round = 0; !stopped; round += 1) {
      for (const [name, write] of Object.entries(writes)) {
        if (stopped) break;
        // A buyer draws once.
        const key = `chaos-${part}-${name.replace(' ', '')}-${writer.number}-${name === 'draw' ? 0 : round}`;
        const sent = { write, writer, key, name };
        const mark = await send(sent);
        if (mark === undefined) {
          unanswered.push(sent);
          // As the outbox of a browser does, it waits before the next attempt.
          await sleep(500);
        } else stored.set(sent, mark);
      }
    }
  };
  const done = Promise.all(all.map(begin));
  await sleep(beforeMs);
  const begunMs = performance.now();
  await app.killAndRestart(part);
  const readyMs = Math.round(performance.now() - begunMs);
  // Some go on after the restart.
  await sleep(1_000);
  stopped = true;
  await done;

  const marks = new Map<string, Set<string>>();
  const result = Object.fromEntries(
    Object.keys(writes).map((name) => [name, { answered: 0, lost: 0, again: 0, notOnce: 0 }]),
  );
  const note = ({ name, key }: Sent, mark: string) =>
    marks.set(`${name} ${mark}`, (marks.get(`${name} ${mark}`) ?? new Set()).add(key));
  // The answer to a lead that is sent again does not tell whether it was there: the list does.
  const listed = new Set(await leadsOf(all));
  for (const [sent, mark] of stored) {
    const counts = result[sent.name];
    if (!counts) continue;
    counts.answered += 1;
    const isGone = sent.name === 'lead' && !listed.has(leadIdOf(sent.key));
    if ((await send(sent)) !== mark || isGone) counts.lost += 1;
    note(sent, mark);
  }
  for (const sent of unanswered) {
    const counts = result[sent.name];
    if (!counts) continue;
    counts.again += 1;
    const first = await send(sent);
    if (first === undefined || first !== (await send(sent))) counts.notOnce += 1;
    else note(sent, first);
  }
  // Two keys never have one mark.
  for (const [mark, keys] of marks) {
    const counts = result[Object.keys(writes).find((name) => mark.startsWith(`${name} `)) ?? ''];
    if (counts) counts.notOnce += keys.size - 1;
  }
  const countedAfter = await countedBy(all);
  const leads = (await leadsOf(all)).length - leadsBefore;
  const keysOf = (...names: string[]) =>
    new Set(
      [...stored.keys(), ...unanswered].filter(({ name }) => names.includes(name)).map(({ key }) => key),
    ).size;
  const expected = {
    registrations: keysOf('registration', 'check-in', 'lead'),
    checkIns: keysOf('check-in'),
    leads: keysOf('lead'),
  };
  const counted = {
    registrations: countedAfter.registrations - countedBefore.registrations,
    checkIns: countedAfter.checkIns - countedBefore.checkIns,
    leads,
  };
  for (const [name, { answered, lost, again, notOnce }] of Object.entries(result))
    yield {
      attack: `SIGKILL of the ${part} while ${writers} visitors write: ${name}`,
      promise: 'every answered one is kept, every other one can be sent again and arrives once',
      measured: `${answered} answered, ${lost} lost; ${again} sent again, ${notOnce} not once`,
      holds: answered > 0 && lost + notOnce === 0,
    };
  const out = (await Promise.all(sessions.map((cookie) => isSignedIn(app, cookie)))).filter(
    (is) => !is,
  ).length;
  const agrees =
    counted.registrations === expected.registrations &&
    counted.checkIns === expected.checkIns &&
    counted.leads === expected.leads;
  yield {
    attack: `SIGKILL of the ${part}: afterwards`,
    promise: `the organiser counts each registration and check-in once, the exhibitor each lead; sessions go on; ready again ≤ ${readyMostMs[part] / 1_000} s`,
    measured: `${counted.registrations} of ${expected.registrations} registrations, ${counted.checkIns} of ${expected.checkIns} check-ins, ${counted.leads} of ${expected.leads} leads; ${out} of ${sessions.length} sessions ended; ready after ${readyMs} ms`,
    holds: agrees && sessions.length > 0 && out === 0 && readyMs <= readyMostMs[part],
  };
}
