import { holdsSecret } from '@fairgate/schema/urls/secret-parameters';
import { Strategy, type StrategyHandler, type StrategyOptions } from 'workbox-strategies';
import { textOf, watchStandstill } from './standstill.ts';

type Options = Required<Pick<StrategyOptions, 'cacheName' | 'plugins'>> & {
  /** Whether our server made this answer. A proxy or the login page of a network may answer in its place. */
  readonly isOurs: (answer: Response) => boolean | Promise<boolean>;
  /** A stored copy, marked as such. */
  readonly mark: (copy: Response) => Response | Promise<Response>;
  /** The wait for the server where nothing is stored. */
  readonly mostMs: number;
  /** The same, when the server has just been silent. */
  readonly mostOnceSilentMs: number;
};

/** The waits for the server where a copy is stored. */
const beforeCopy = { mostMs: 2_500, mostOnceSilentMs: 300 };
const silenceLastsMs = 20_000;
/** A browser has few connections to a server: those where nothing arrives for so long are given up. */
const longestMs = 30_000;

let silentAtMs = Number.NEGATIVE_INFINITY;

/**
 * The server's answer; a stored copy when the server is not reached, is silent, or fails (status 500 and above). Later
 * answers are stored too. Throws when there is neither an answer of our server nor a copy.
 */
export class ServerFirst extends Strategy {
  readonly #options: Options;

  constructor(options: Options) {
    // The gateway negotiates the language by cookie and header; a copy in another language is better than none.
    super({ ...options, matchOptions: { ignoreVary: true } });
    this.#options = options;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const { mark } = this.#options;
    const answer = this.#ask(request, handler).catch(() => undefined);
    const copy = await handler.cacheMatch(request);
    const wasSilent = Date.now() - silentAtMs < silenceLastsMs;
    const { mostMs, mostOnceSilentMs } = copy ? beforeCopy : this.#options;
    const found = await Promise.race([answer, pause(wasSilent ? mostOnceSilentMs : mostMs)]);
    silentAtMs = found ? Number.NEGATIVE_INFINITY : Date.now();
    if (found && (found.status < 500 || !copy)) return found;
    if (copy) return await mark(copy);
    throw new Error('No answer');
  }

  /** Our server's answer, which is stored; undefined for an answer from elsewhere. */
  async #ask(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
    const asked = this.#fetchOurs(request, handler);
    // It is stored also when it is late.
    void handler.waitUntil(asked.catch(() => undefined));
    return await asked;
  }

  async #fetchOurs(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
    // Otherwise the browser's own cache could answer in place of a server that is down (stale-while-revalidate). An address
    // with a token must arrive as a navigation, which a changed request is not; its page is in no cache.
    const standstill = watchStandstill(longestMs);
    const answer = await handler
      .fetch(
        holdsSecret(request.url)
          ? request
          : new Request(request, { cache: 'no-cache', signal: standstill.signal }),
      )
      .catch((cause: unknown) => {
        standstill.stop();
        throw cause;
      });
    const watched = textOf(answer.clone(), standstill);
    void handler.waitUntil(watched.then(standstill.stop, standstill.stop));
    if ((answer.ok || answer.status >= 500) && !(await this.#options.isOurs(answer))) return undefined;
    if (answer.type === 'opaqueredirect' && !(await this.#leadsToOurs(request))) return undefined;
    void handler.waitUntil(handler.cachePut(request, answer.clone()));
    return answer;
  }

  /** A script may not read where a navigation's redirect leads. To another origin it fails in this mode. */
  async #leadsToOurs({ url }: Request): Promise<boolean> {
    // Its token is for the navigation.
    if (holdsSecret(url)) return true;
    const signal = AbortSignal.timeout(longestMs);
    const target = await fetch(url, { mode: 'same-origin', cache: 'no-cache', signal }).catch(
      () => undefined,
    );
    return target !== undefined && (await this.#options.isOurs(target));
  }
}

const pause = (ms: number) =>
  new Promise<undefined>((resolve) => {
    if (ms !== Infinity) setTimeout(resolve, ms);
  });
