// Documents and variables of up to 1 MB that cost more to read than to send.
import type { ChaosApp } from './app.ts';
import { onApp, type Scenario } from './scenario.ts';
import { watch } from './watch.ts';

const healthMostMoreMs = 100;
const idleMs = 3_000;
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const searchQuery = 'query S($filter: ProductFilter!) { searchProducts(filter: $filter) { totalCount } }';
const idsQuery = 'query P($ids: [ID!]!) { products(ids: $ids) { id } }';

const exhibitorsQuery =
  'query E($filter: ExhibitorFilter!) { exhibition(id: "802") { exhibitors(filter: $filter) { totalCount } } }';
const checkIn =
  'mutation C($input: CheckInInput!) { checkIn(input: $input) { __typename ... on Failure { code } } }';
const saveVisit =
  'mutation V($input: VisitInput!) { saveVisit(input: $input) { __typename ... on Failure { code } } }';
const saveLeads =
  'mutation L($input: LeadsInput!) { saveLeads(input: $input) { __typename ... on Failure { code } } }';
const time = '2026-11-23T09:00:00.000Z';
const scansOf = (count: number) => ({
  input: {
    exhibitionId: '802',
    scans: many(count, (i) => ({
      nonce: `chaos-scan-${i}`,
      badgeNumber: 'K7Q2-9MXD',
      scannedAt: time,
      deviceId: 'chaos-gate',
    })),
  },
});

/** A request body. */
const json = (query: string, variables?: unknown) => JSON.stringify({ query, variables });

/** Fragments that spread the next one twice, 40 times over. */
const doubled = (last: string, spread = (name: string) => `...${name}`) =>
  json(
    `{ ...A0 } ${many(40, (i) => `fragment A${i} on Query { ${spread(`A${i + 1}`)} ${spread(`A${i + 1}`)} }`).join(' ')} fragment A40 on Query { ${last} }`,
  );
const inline = (name: string) => `... on Query { ...${name} }`;

/** The JSON of each request. */
const attacks: Readonly<Record<string, string>> = {
  '6,300 unknown keys in a filter': json(searchQuery, {
    filter: Object.fromEntries(many(6_300, (i) => [`k${i}`, i])),
  }),
  '60,000 unknown variables': json(searchQuery, Object.fromEntries(many(60_000, (i) => [`v${i}`, i]))),
  '14,000 objects in place of ids': json(idsQuery, { ids: many(14_000, () => ({})) }),
  '60,000 ids': json(idsQuery, { ids: many(60_000, (i) => `p${i}`) }),
  '60,000 categories of exhibitors': json(exhibitorsQuery, {
    filter: { categoryIds: many(60_000, (i) => String(i)) },
  }),
  'a filter of exhibitors 5,000 deep': `{"query":${JSON.stringify(exhibitorsQuery)},"variables":{"filter":{"categoryIds":${'['.repeat(5_000)}${']'.repeat(5_000)}}}}`,
  '101 scans': json(checkIn, scansOf(101)),
  '700 scans': json(checkIn, scansOf(700)),
  'a note of 200 KB': json(saveVisit, {
    input: { exhibitorId: '802-1', isVisited: true, note: 'x'.repeat(200_000), changedAt: time },
  }),
  '100 leads with notes of 900 characters': json(saveLeads, {
    input: {
      exhibitionId: '802',
      supplierId: '2001',
      leads: many(100, (i) => ({
        id: `chaos-lead-${i}`,
        signedCode: `FG1:${'A'.repeat(300)}`,
        note: 'x'.repeat(900),
        notedAt: time,
        scannedAt: time,
      })),
    },
  }),
  'a list 5,000 deep': `{"query":"${idsQuery}","variables":{"ids":${'['.repeat(5_000)}${']'.repeat(5_000)}}}`,
  'a word of 900 KB': json(searchQuery, { filter: { keyword: 'x'.repeat(900_000) } }),
  'an id of 900 KB in the text': json(`{ product(id: "${'9'.repeat(900_000)}") { id } }`),
  '300 KB of braces': json('{'.repeat(300_000)),
  '900 KB of comments': json(`${'# x\n'.repeat(225_000)}{ sites { id } }`),
  'fragments that double 24 times': json(
    `{ ...F0 } ${many(24, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`).join(' ')} fragment F24 on Query { sites { id } }`,
  ),
  'fragments that double 40 times to an unknown one': doubled('...Nope'),
  'fragments that double 40 times in a circle': doubled('...A0'),
  'inline fragments that double 40 times to an unknown one': doubled('...Nope', inline),
  'inline fragments that double 40 times in a circle': doubled('...A0', inline),
  'fragments that double 40 times and belong to no operation': doubled('sites { id }').replace(
    '{ ...A0 } ',
    '{ sites { id } } ',
  ),
  'fragments in a circle': json('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'),
  '300 overlapping fields': json(
    `{ ${many(300, () => 'searchProducts { nodes { similar { id } } }').join(' ')} }`,
  ),
  'introspection 15 times': json(
    `{ ${many(15, (i) => `a${i}: __schema { types { fields { type { ofType { ofType { name } } } args { name } } } }`).join(' ')} }`,
  ),
  '13 aliases of reviews': json(
    `{ ${many(13, (i) => `a${i}: product(id: "${100_123 + i}") { reviews(first: 48) { nodes { text } } }`).join(' ')} }`,
  ),
  'prices of the similar products of 60 products': json(
    '{ searchProducts(first: 60) { nodes { similar(first: 24) { priceGuide { median { amount } } } } } }',
  ),
};

export const hostileDocuments: Scenario = {
  name: 'hostile documents',
  run: onApp({}, async function* (app) {
    const healthUrl = `${app.url}/healthz`;
    const idleWatch = await watch(healthUrl);
    await new Promise((resolve) => setTimeout(resolve, idleMs));
    const idle = await idleWatch.stop();
    for (const [name, attack] of Object.entries(attacks)) {
      for (const [way, send] of [
        ['HTTP', post],
        ['WebSocket', subscribe],
      ] as const) {
        const visitor = await watch(healthUrl);
        const answer = await send(app, attack);
        const { longestMs } = await visitor.stop();
        yield {
          attack: `${name}, ${way}`,
          promise: `/healthz waits at most ${healthMostMoreMs} ms more than idle (${idle.longestMs} ms); the answer is no fault of ours`,
          measured: `${longestMs} ms; ${answer}`,
          holds:
            longestMs <= idle.longestMs + healthMostMoreMs &&
            !/SERVER_ERROR|NETWORK_ERROR|TIME_OUT/.test(answer),
        };
      }
    }
  }),
};

/** Sends five at once, like one impatient visitor. Resolves to the status and code of the last answer. */
async function post({ url }: ChaosApp, attack: string): Promise<string> {
  const answers = await Promise.all(
    many(5, async () => {
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: attack,
      });
      return `${answer.status} ${codesIn(await answer.text())}`;
    }),
  );
  return answers.at(-1) ?? '';
}

async function subscribe({ url }: ChaosApp, attack: string): Promise<string> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const { promise, resolve } = Promise.withResolvers<string>();
  socket.addEventListener('open', () => socket.send('{"type":"connection_init"}'));
  socket.addEventListener('message', ({ data }) => {
    const text = String(data);
    if (text.includes('"connection_ack"')) socket.send(`{"type":"subscribe","id":"1","payload":${attack}}`);
    else resolve(`message ${codesIn(text)}`);
  });
  socket.addEventListener('close', ({ code }) => resolve(`closed ${code}`));
  const answer = await promise;
  socket.close();
  return answer;
}

function codesIn(text: string): string {
  return [...new Set([...text.matchAll(/"code":"(\w+)"/g)].map(([, code]) => code))].join(', ') || 'data';
}
