// Which requests are worked on: more than the process can answer in about a second wait briefly, or get 503 (RFC
// 9110, 503 Service Unavailable). Files, pictures, stored pages and the health checks do not come here.
import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messageOf } from '@fairgate/schema/errors';
import { isLanguageCode } from '@fairgate/schema/locales';
import type { Metrics } from '../metrics.ts';
import { languageOf } from '../request-scope.ts';
import { busyPage } from './busy-page.ts';
import { busyPolicy } from './content-policy.ts';
import { pageUrl } from './page-request.ts';
import { pocketUrl } from './pocket.ts';
import { walletUrl } from './viewer-session.ts';

const sampleMs = 250;
/** The bounds of the requests in work, and where it begins. */
const [leastInWork, idleInWork, mostInWork] = [8, 16, 128];
/** While the process is busy, as many requests are in work as it answers in this time. */
const targetMs = 500;
/** While it only waits for services, it takes so many more in each sample. */
const moreInWork = 16;
const busyShare = 0.85;
/** How long a request waits, looked at in each sample. */
const waitMostMs = { busy: 300, idle: 1_500 };
const waitingMost = 128;
/** A different time for each refused request: they do not come back all at once. */
const [retryLeastSeconds, retryMostSeconds] = [2, 6];
const unavailable = 503;
/** The routes whose requests are bounded. */
const bounded = new Set(['/graphql', pageUrl, pocketUrl, walletUrl]);

export function registerAdmission(app: FastifyInstance, metrics: Metrics): void {
  const waiting = new Set<{ sinceMs: number; admit: () => void; refuse: () => void }>();
  let inWork = 0;
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
    const longestMs = isBusy ? waitMostMs.busy : waitMostMs.idle;
    for (const one of waiting) {
      if (performance.now() - one.sinceMs < longestMs) return;
      one.refuse();
    }
  }, sampleMs);
  timer.unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });

  function admitNext(): void {
    for (const one of waiting) {
      if (inWork >= limit) return;
      one.admit();
    }
  }

  function start({ raw }: FastifyReply): void {
    // The visitor has left, and no event will come.
    if (raw.destroyed) return;
    inWork += 1;
    mostAtOnce = Math.max(mostAtOnce, inWork);
    let isOver = false;
    const over = () => {
      if (isOver) return;
      isOver = true;
      inWork -= 1;
      answered += 1;
      admitNext();
    };
    raw.once('finish', over).once('close', over);
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request.routeOptions;
    if (!bounded.has(url ?? '') || request.headers.upgrade) return done();
    if (inWork < limit && waiting.size === 0) {
      start(reply);
      return done();
    }
    if (waiting.size >= waitingMost) return refuse(request, reply);
    const leave = () => {
      waiting.delete(one);
      reply.raw.off('close', leave);
    };
    const one = {
      sinceMs: performance.now(),
      admit: () => {
        leave();
        start(reply);
        done();
      },
      refuse: () => {
        leave();
        refuse(request, reply);
      },
    };
    waiting.add(one);
    reply.raw.once('close', leave);
  });

  function refuse(request: FastifyRequest, reply: FastifyReply): void {
    metrics.shed();
    const seconds =
      retryLeastSeconds + Math.floor(Math.random() * (retryMostSeconds - retryLeastSeconds + 1));
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
}
