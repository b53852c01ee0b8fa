// Loads an exhibition as a whole, or what has changed since it was stored.
import type { ErrorCode } from '@fairgate/schema/errors';
import { pocketAnswer, withPocketChange, type PocketChange, type PocketPack } from '@fairgate/schema/pocket';
import { Fault } from '../fault.ts';

type Wanted = {
  readonly id: string;
  readonly language: string;
  /** What this device has in this language. */
  readonly stored: PocketPack | undefined;
  readonly signal: AbortSignal;
  /** @param share 0 to 1. */
  readonly onProgress: (share: number) => void;
};

/** @throws Fault; the signal's reason when it is cancelled. */
export async function fetchPack(wanted: Wanted): Promise<PocketPack> {
  const { stored } = wanted;
  const answer = await ask(wanted, stored?.version);
  if (!('since' in answer)) return answer;
  const changed = stored && withPocketChange(stored, answer);
  if (changed) return changed;
  const whole = await ask(wanted);
  if ('since' in whole) throw new Fault('SERVER_ERROR');
  return whole;
}

async function ask(
  { id, language, signal, onProgress }: Wanted,
  since?: string,
): Promise<PocketPack | PocketChange> {
  try {
    const response = await fetch(`/pocket/${id}.${language}.json${since ? `?since=${since}` : ''}`, {
      signal,
    });
    if (!response.ok) throw faultOf(response);
    const text = await read(response, onProgress);
    const answer = pocketAnswer.safeParse(JSON.parse(text));
    if (answer.success) return answer.data;
    throw new Fault('SERVER_ERROR');
  } catch (cause) {
    signal.throwIfAborted();
    // Text that is not ours is of a proxy, or of a network's login page.
    throw cause instanceof SyntaxError ? new Fault('NETWORK_ERROR', { cause }) : Fault.from(cause);
  }
}

const codes: Readonly<Record<number, ErrorCode>> = {
  404: 'NOT_FOUND',
  429: 'RATE_LIMITED',
  503: 'NETWORK_ERROR',
  504: 'TIME_OUT',
};

const faultOf = ({ status, headers }: Response): Fault =>
  new Fault(codes[status] ?? 'SERVER_ERROR', {
    retryAfterSeconds: Number(headers.get('retry-after')) || undefined,
  });

async function read({ body, headers }: Response, onProgress: (share: number) => void): Promise<string> {
  const characters = Number(headers.get('fairgate-size'));
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
    if (characters > 0) onProgress(Math.min(1, text.length / characters));
  }
  return text;
}
