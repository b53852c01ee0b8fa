// Which requests are worked on: more than the process can answer in about a second wait briefly, or get 503 (RFC
// 9110, 503 Service Unavailable). Files, pictures, stored pages and the health checks do not come here.
import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messageOf } from '@fairgate/schema/errors';
import { isLanguageCode } from '@fairgate/schema/locales';
import type { Caller, Payer } from '../envelope/dialect.ts';
import type { Metrics } from '../metrics.ts';
import { languageOf } from '../request-scope.ts';
import { consentUrl } from './analytics.ts';
import { badgeListUrls } from './badge-lists.ts';
import { busyPage } from './busy-page.ts';
import { busyPolicy } from './content-policy.ts';
import { sitemapUrls } from './crawlers.ts';
import { pageUrl } from './page-request.ts';
import { pocketUrl } from './pocket.ts';
import { eventsUrl, invoiceUrl, walletUrl } from './viewer-session.ts';
import { isWebSocket } from './socket.ts';
import { callerOf } from './visitor-budget.ts';

const sampleMs = 250;
/** The bounds of the requests in work, and where it begins. */
const [leastInWork, idleInWork, mostInWork] = [8, 16, 128];
/** While the process is busy, as many requests are in work as it answers in this time. */
const targetMs = 500;
/** While it only waits for services, it takes so many more in each sample. */
const moreInWork = 16;
const busyShare = 0.85;
/** While the process is busy, a request waits this part of the time only. */
const waitWhileBusy = 0.2;
const waitingMost = 128;
/** A different time for each refused request: they do not come back all at once. */
const [retryLeastSeconds, retryMostSeconds] = [2, 6];
const unavailable = 503;
/** The routes whose requests are bounded. */
const bounded = new Set([
  '/graphql',
  pageUrl,
  pocketUrl,
  walletUrl,
  invoiceUrl,
  consentUrl,
  eventsUrl,
  ...badgeListUrls,
  ...sitemapUrls,
]);

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Ends the request's place among those in work; undefined: it has none. A route whose stream mostly waits calls it
     * itself, when it has done its work.
     */
    endWork: (() => void) | undefined;
  }
}

export type Admission = {
  /** Bounds the requests of the routes above from here on. */
  register: () => void;
  /** Admits a request before the hook of `register` does: for work before it. false: it is refused and answered. */
  admit: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
  /** Admits work that is no request. Its end; or in how many seconds it may come again; or the caller left meanwhile. */
  enter: (caller: Caller) => Promise<(() => void) | { retryAfterSeconds: number } | 'left'>;
};

const isStream = (payload: unknown): boolean =>
  payload instanceof Readable || payload instanceof ReadableStream || payload instanceof Response;

/** Admits everything (SHED_LOAD). */
export const unbounded: Admission = {
  register: () => undefined,
  admit: () => Promise.resolve(true),
  enter: () => Promise.resolve(() => undefined),
};

type Waiting = {
  readonly caller: Caller;
  readonly admit: () => void;
  readonly refuse: () => void;
  /** Its visitor no longer waits for it. */
  readonly leave: () => void;
};

/** @param waitMostMs how long a request waits, looked at in each sample. */
export function createAdmission(app: FastifyInstance, metrics: Metrics, waitMostMs: number): Admission {
  const waiting = new Set<Waiting & { readonly sinceMs: number }>();
  let inWork = 0;
  const inWorkOf = new Map<string, number>();
  let answered = 0;
  let perSecond = 0;
  let limit = idleInWork;
  let mostAtOnce = 0;

  let before = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    perSecond = (perSecond + (answered * 1_000) / sampleMs) / 2;
    answered = 0;
    const answerable = Math.round((perSecond * targetMs) / 1_000);
    const isBusy = utilization > busyShare;
    if (isBusy) limit = Math.max(leastInWork, answerable);
    else if (mostAtOnce >= limit) limit += moreInWork;
    else limit = Math.max(idleInWork, Math.min(limit, mostAtOnce * 2));
    limit = Math.min(mostInWork, limit);
    mostAtOnce = inWork;
    admitNext();
    const longestMs = isBusy ? waitMostMs * waitWhileBusy : waitMostMs;
    for (const one of waiting) {
      if (performance.now() - one.sinceMs < longestMs) return;
      one.refuse();
    }
  }, sampleMs);
  timer.unref();
  app.decorateRequest('endWork', undefined);
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });

  /**
   * Visitors with less in work come first: one with many requests makes only its own ones wait. Who stands for many, as
   * the devices behind one address do, has as many times more in work.
   */
  function admitNext(): void {
    forgetLeft();
    while (inWork < limit) {
      let next: Waiting | undefined;
      let least = Number.POSITIVE_INFINITY;
      for (const one of waiting) {
        const { key, times } = one.caller.payer;
        const own = (inWorkOf.get(key) ?? 0) / times;
        if (own >= least) continue;
        next = one;
        least = own;
      }
      if (!next) return;
      next.admit();
    }
  }

  /** Room among those who wait: the last of the visitor with the most of them goes. false: there is none for this one. */
  function makeRoom({ key, times }: Payer): boolean {
    forgetLeft();
    if (waiting.size < waitingMost) return true;
    const shares = new Map<string, number>();
    for (const { caller } of waiting) {
      const { payer } = caller;
      shares.set(payer.key, (shares.get(payer.key) ?? 0) + 1 / payer.times);
    }
    const [longest, most] = [...shares].reduce((found, next) => (next[1] > found[1] ? next : found));
    if (most <= (shares.get(key) ?? 0) + 1 / times) return false;
    [...waiting].findLast(({ caller }) => caller.payer.key === longest)?.refuse();
    return true;
  }

  function forgetLeft(): void {
    for (const one of waiting) if (one.caller.hasLeft()) one.leave();
  }

  function begin({ key }: Payer): () => void {
    inWork += 1;
    inWorkOf.set(key, (inWorkOf.get(key) ?? 0) + 1);
    mostAtOnce = Math.max(mostAtOnce, inWork);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      inWork -= 1;
      const left = (inWorkOf.get(key) ?? 1) - 1;
      if (left > 0) inWorkOf.set(key, left);
      else inWorkOf.delete(key);
      answered += 1;
      admitNext();
    };
  }

  /** Calls one of the three, now or later. */
  function ask({ caller, admit, refuse, leave }: Waiting): void {
    const isFirst = waiting.size === 0;
    if (inWork < limit && isFirst) admit();
    else if (waiting.size >= waitingMost && !makeRoom(caller.payer)) refuse();
    else {
      const end = (told: () => void) => () => {
        waiting.delete(one);
        told();
      };
      const one = {
        caller,
        sinceMs: performance.now(),
        admit: end(admit),
        refuse: end(refuse),
        leave: end(leave),
      };
      waiting.add(one);
    }
  }

  function askFor(request: FastifyRequest, reply: FastifyReply, told: (isAdmitted: boolean) => void): void {
    const { raw } = reply;
    const caller = callerOf(request, reply);
    ask({
      caller,
      admit() {
        // A visitor who has left sends no event.
        if (!raw.destroyed) {
          request.endWork = begin(caller.payer);
          raw.once('close', request.endWork);
        }
        told(true);
      },
      refuse() {
        refuse(request, reply);
        told(false);
      },
      leave: () => undefined,
    });
  }

  /** @returns in how many seconds the refused may come again. */
  function shed(): number {
    metrics.shed();
    return retryLeastSeconds + Math.floor(Math.random() * (retryMostSeconds - retryLeastSeconds + 1));
  }

  function refuse(request: FastifyRequest, reply: FastifyReply): void {
    const seconds = shed();
    reply.code(unavailable).header('retry-after', seconds).header('cache-control', 'no-store');
    if (request.routeOptions.url === pageUrl) {
      const language = languageOf(request);
      reply.type('text/html; charset=utf-8').header('content-security-policy', busyPolicy);
      return void reply.send(busyPage(isLanguageCode(language) ? language : 'en', seconds));
    }
    const extensions = { code: 'NETWORK_ERROR', retryAfterSeconds: seconds };
    reply.type('application/json; charset=utf-8');
    reply.send(JSON.stringify({ errors: [{ message: messageOf('NETWORK_ERROR'), extensions }] }));
  }

  return {
    admit: (request, reply) => new Promise((resolve) => askFor(request, reply, resolve)),
    enter: (caller) =>
      new Promise((resolve) => {
        ask({
          caller,
          admit: () => resolve(begin(caller.payer)),
          refuse: () => resolve({ retryAfterSeconds: shed() }),
          leave: () => resolve('left'),
        });
      }),
    register() {
      app.addHook('onRequest', (request, reply, done) => {
        const { url } = request.routeOptions;
        if (!bounded.has(url ?? '') || isWebSocket(request.headers) || request.endWork) return done();
        askFor(request, reply, (isAdmitted) => isAdmitted && done());
      });
      // A whole answer is made now: how fast its reader takes it is no work (slow-readers.ts). A stream is still being made
      // while it is sent: its place ends with it, or when its reader leaves.
      app.addHook('onSend', (request, _reply, payload, done) => {
        if (!isStream(payload)) request.endWork?.();
        done(null, payload);
      });
    },
  };
}
