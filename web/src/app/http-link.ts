import { ApolloLink, Observable } from '@apollo/client';
import { httpTimeoutBrowserMs } from '@fairgate/schema/limits';
import { trackingHeaders } from '#platform/tracking.ts';
import { signalTokenError } from '#platform/native-bridge.ts';
import { accountIn, checkSignedIn, readSessionId, reportSessionEnded } from '#platform/session/signed-in.ts';
import { Fault } from '#platform/fault.ts';
import { askServer, isOnline, reportAnswer } from '#platform/online.ts';
import { textOf, watchStandstill } from '../sw/standstill.ts';
import { storedHeader } from '../sw/stored-copy.ts';
import { persisted } from './persisted.ts';
import type { OperationResult, PersistedOperation } from '#platform/execute.ts';

/** After this time without an answer to a query, the app asks whether the server can be reached at all. */
const silentMs = 3_500;
/** Enough for an answer from the store of the service worker. */
const silentUnreachedMs = 700;

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Queries by GET, so that every cache on the way can answer; mutations by POST; the hash in place of the
 * text.
 */
export function httpLink(address: string): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const controller = new AbortController();
        const isQuery = operation.operationType === 'query';
        send(address, persisted(operation), isQuery, controller.signal).then(
          (result) => {
            observer.next(result as ApolloLink.Result);
            observer.complete();
          },
          (cause: unknown) => observer.error(Fault.from(cause)),
        );
        return () => controller.abort();
      }),
  );
}

const triesMost = 3;
/** The gateway refuses work that it cannot do now. Nothing was executed, so it may be sent again. */
const busy = { status: 503, waitMostSeconds: 10 };
/** A query that was lost although the server is reached is sent again after this time: the network has just come back. */
const lostPauseMs = 500;

async function send(
  address: string,
  operation: PersistedOperation,
  isQuery: boolean,
  aborted: AbortSignal,
  tries = 1,
): Promise<OperationResult> {
  // §9 for the first byte, and for a standstill: a file of thousands of rows may take minutes on a slow network.
  const standstill = watchStandstill(httpTimeoutBrowserMs);
  const signal = AbortSignal.any([aborted, standstill.signal]);
  const headers = {
    accept: 'application/graphql-response+json, application/json;q=0.9',
    'apollo-require-preflight': '1',
    ...trackingHeaders(),
  };
  const { operationName, variables } = operation;
  const sessionId = readSessionId();
  const extensions = { persistedQuery: { version: 1, sha256Hash: operation.hash } };
  const answer = isQuery
    ? fetch(
        `${address}&${new URLSearchParams({ operationName, variables: JSON.stringify(variables), extensions: JSON.stringify(extensions) })}`,
        { headers, signal },
      )
    : fetch(address, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ operationName, variables, extensions }),
        signal,
      });
  const reported = reportedAnswer(answer, aborted);
  const sendAgain = async (afterMs: number) => {
    await pause(afterMs);
    aborted.throwIfAborted();
    return send(address, operation, isQuery, aborted, tries + 1);
  };
  let response: Response;
  try {
    response = await (isQuery ? Promise.race([reported, unreached(reported)]) : reported);
    standstill.arrived();
  } catch (cause) {
    standstill.stop();
    const isLost = cause instanceof TypeError && isOnline();
    if (isLost && isQuery && tries < triesMost) return sendAgain(lostPauseMs);
    throw cause;
  }
  const waitSeconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  if (response.status === busy.status && waitSeconds <= busy.waitMostSeconds && tries < triesMost) {
    standstill.stop();
    await response.body?.cancel();
    return sendAgain(waitSeconds * 1_000);
  }
  let result: OperationResult | undefined;
  try {
    if (isJson(response)) result = JSON.parse(await textOf(response, standstill)) as OperationResult;
  } finally {
    standstill.stop();
    // The end of the session and its reason are set together, before components see the fault.
    if (
      result?.errors?.some(({ extensions }) => extensions?.['code'] === 'INVALID_TOKEN') &&
      isCurrentSession(sessionId)
    )
      tokenError();
    else checkSignedIn();
  }
  // What was asked as one account is not the answer for another, who has logged in since.
  const account = accountIn(readSessionId());
  if (isQuery && account !== '' && account !== accountIn(sessionId)) {
    if (tries < triesMost) return sendAgain(0);
    throw new Fault('NETWORK_ERROR');
  }
  if (!result)
    throw new Fault(response.ok ? 'NETWORK_ERROR' : response.status === 504 ? 'TIME_OUT' : 'SERVER_ERROR');
  return result;
}

const isJson = ({ headers }: Response) => headers.get('content-type')?.includes('json') === true;

/** Reports whether the server answered. Another content type comes from a proxy, or from the login page of a network. */
async function reportedAnswer(answer: Promise<Response>, aborted: AbortSignal): Promise<Response> {
  try {
    const response = await answer;
    const { headers } = response;
    if (headers.has(storedHeader)) reportAnswer(false, headers.get('date'));
    else reportAnswer(isJson(response));
    return response;
  } catch (cause) {
    if (!aborted.aborted) await askServer();
    throw cause;
  }
}

/** Rejects when an answer is late because the server is not reached. Otherwise it never settles: the server is slow. */
async function unreached(answer: Promise<unknown>): Promise<never> {
  let isLate = true;
  const end = () => {
    isLate = false;
  };
  answer.then(end, end);
  await pause(isOnline() ? silentMs : silentUnreachedMs);
  if (isLate && (!isOnline() || !(await askServer()))) {
    reportAnswer(false);
    throw new Fault('NETWORK_ERROR');
  }
  return await new Promise<never>(() => undefined);
}

/**
 * Whether the fault is about the current session.
 * @param sessionId of the session that sent the request. An answer to an older session, replaced in another tab,
 * is ignored.
 */
function isCurrentSession(sessionId: string): boolean {
  const now = readSessionId();
  return now === '' || now === sessionId;
}

/** §8 The session is over. */
function tokenError(): void {
  reportSessionEnded();
  signalTokenError();
  import('./token-error.ts')
    .then(({ showTokenError }) => showTokenError())
    .catch((cause: unknown) => console.warn('A message could not be shown', cause));
}
