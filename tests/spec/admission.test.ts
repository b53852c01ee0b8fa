// More requests than the gateway can work on: some are answered, the others are told when to come back.
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { languageCodes } from '@fairgate/schema/locales';
import { startGateway, type Render, type Started } from '../gateway/start.ts';
import { startUpstream, type Upstream } from '../gateway/upstream.ts';

const page = { status: 200, headers: { 'content-type': 'text/html' }, inlineScripts: [] };
let upstream: Upstream;
let gateway: Started;
let held = Promise.withResolvers<void>();

/** A page that is made while it is sent: it begins at once, and ends when all are released. */
function streamedPage() {
  async function* parts() {
    yield '<title>streamed</title>';
    await held.promise;
    yield '<p>end</p>';
  }
  // No page of the app is a stream; the type of a page says so.
  return { ...page, html: Readable.from(parts()) as unknown as Buffer<ArrayBuffer> };
}

/** The home page is there at once and is stored; others wait until they are released. */
const render: Render = async ({ request }) => {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/streamed')) return streamedPage();
  if (pathname !== '/' && pathname !== '/quick') await held.promise;
  return { ...page, html: Buffer.from(`<title>${pathname}</title>`) };
};

beforeEach(async () => {
  held = Promise.withResolvers();
  upstream = await startUpstream();
  gateway = await startGateway({
    upstreamUrl: upstream.url,
    render,
    env: { SHED_LOAD: 'true', TRUST_PROXY: 'true' },
  });
});
afterEach(async () => {
  held.resolve();
  await gateway.close();
  await upstream.close();
});

const html = { accept: 'text/html', 'accept-language': 'de' };
const crowd = (count: number, signal?: AbortSignal) =>
  Array.from({ length: count }, (_, index) =>
    fetch(`${gateway.url}/search/product?keyword=${index}`, { headers: html, ...(signal && { signal }) }),
  );

type Call = Awaited<ReturnType<typeof gateway.query>>;

/** Sends more until there is no room, whatever the machine can do. Returns the call that was refused, too. */
async function fill(): Promise<{ answers: Promise<Response>[]; refusedCall: Call | undefined }> {
  const answers: Promise<Response>[] = [];
  let refusedCall: Call | undefined;
  const statusOfNext = async () => {
    answers.push(...crowd(200));
    await pause(500);
    refusedCall = await gateway.query('{ site { id } }');
    return refusedCall.status;
  };
  await expect.poll(statusOfNext).toBe(503);
  return { answers, refusedCall };
}

describe('too many requests at once', () => {
  it('are refused with 503 and Retry-After; the others are answered, and files and health are too', async () => {
    await gateway.get('/', html);
    const { answers, refusedCall: call } = await fill();
    expect((await gateway.get('/healthz')).status).toBe(200);
    expect((await gateway.get('/', html)).headers.get('age')).not.toBeNull();
    expect((await gateway.get('/robots.txt')).status).toBe(200);
    expect([call?.status, call?.errors?.[0]?.extensions]).toEqual([
      503,
      { code: 'NETWORK_ERROR', retryAfterSeconds: Number(call?.headers.get('retry-after')) },
    ]);
    held.resolve();
    const given = await Promise.all(answers);
    const refused = given.filter(({ status }) => status === 503);
    const inWork = given.length - refused.length;
    expect(given.filter(({ status }) => status === 200)).toHaveLength(inWork);
    expect(inWork).toBeGreaterThan(0);
    // 128 are in work at most, and as many wait.
    expect(inWork).toBeLessThanOrEqual(256);
    for (const { headers } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(headers.get('cache-control')).toBe('no-store');
    }
    // Afterwards everything is as before.
    expect((await gateway.query('{ site { id } }')).status).toBe(200);
    expect(await (await gateway.get('/metrics')).text()).toMatch(/^fairgate_requests_shed_total [1-9]/m);
  });

  it('of one visitor refuse no other visitor', async () => {
    const many = { ...html, 'x-forwarded-for': '198.51.100.1' };
    const answers = Array.from({ length: 300 }, (_, index) =>
      fetch(`${gateway.url}/search/product?keyword=${index}`, { headers: many }),
    );
    // All places to wait are taken.
    expect((await Promise.race(answers)).status).toBe(503);
    const other = { ...html, 'x-forwarded-for': '198.51.100.2' };
    expect((await gateway.get('/quick', other)).status).toBe(200);
    held.resolve();
    await Promise.all(answers);
  });

  it('RFC 9110 §7.8: a client that offers another protocol is refused like others', async () => {
    const { answers } = await fill();
    const headers = { connection: 'Upgrade', upgrade: 'h2c', 'apollo-require-preflight': 'true' };
    const refusedOne = async (): Promise<boolean> => {
      answers.push(...crowd(20));
      const call = request(`${gateway.url}/graphql?query=%7B__typename%7D`, { headers }).end();
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode === 503;
    };
    await expect.poll(refusedOne).toBe(true);
    held.resolve();
    await Promise.all(answers);
  });

  it('a streamed answer is work until its end', async () => {
    const bodies: Promise<string>[] = [];
    const statusOfNext = async () => {
      for (let index = 0; index < 100; index += 1)
        bodies.push(fetch(`${gateway.url}/streamed-${bodies.length}`).then((answer) => answer.text()));
      await pause(500);
      return (await gateway.query('{ site { id } }')).status;
    };
    await expect.poll(statusOfNext).toBe(503);
    held.resolve();
    const texts = await Promise.all(bodies);
    expect(texts.filter((text) => text.endsWith('<p>end</p>')).length).toBeGreaterThan(0);
    await expect.poll(async () => (await gateway.query('{ site { id } }')).status).toBe(200);
  });

  it('a streamed answer is no work any more when its reader has left', async () => {
    const leaving = new AbortController();
    const answers: Promise<unknown>[] = [];
    const statusOfNext = async () => {
      for (let index = 0; index < 100; index += 1)
        answers.push(
          fetch(`${gateway.url}/streamed-${answers.length}`, { signal: leaving.signal })
            .then((answer) => answer.text())
            .catch(() => undefined),
        );
      await pause(500);
      return (await gateway.query('{ site { id } }')).status;
    };
    await expect.poll(statusOfNext).toBe(503);
    leaving.abort();
    await Promise.all(answers);
    await expect.poll(async () => (await gateway.query('{ site { id } }')).status).toBe(200);
  });

  it('a browser gets a page in its language, which loads itself again and needs nothing else', async () => {
    const { answers } = await fill();
    /** There is room again when the machine becomes faster: a page that waits for `held` is sent again. */
    const refusedPage = async (language: string): Promise<{ answer: Response; text: string }> => {
      answers.push(...crowd(20));
      const url = `${gateway.url}/search/product?lang=${language}`;
      const found = await fetch(url, { headers: html, signal: AbortSignal.timeout(3_000) })
        .then(async (answer) => ({ answer, text: await answer.text() }))
        .catch(() => undefined);
      return found?.answer.status === 503 ? found : refusedPage(language);
    };
    const look = async (language: string) => {
      const { answer, text } = await refusedPage(language);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
      expect(text).toMatch(/<meta http-equiv="refresh" content="\d"\s?\/?>/);
      expect(text).not.toMatch(/<script|src=|href=/);
      if (language !== 'en') expect(text).not.toContain('Many visitors');
    };
    await Promise.all(languageCodes.map(look));
    held.resolve();
    await Promise.all(answers);
  });

  it('whose visitors leave make room', async () => {
    const leaving = new AbortController();
    const answers = crowd(300, leaving.signal).map((answer) => answer.catch(() => undefined));
    await pause(200);
    leaving.abort();
    await Promise.all(answers);
    await expect.poll(async () => (await gateway.query('{ site { id } }')).status).toBe(200);
  });
});
