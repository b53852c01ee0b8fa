import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { TicketTopic } from '#graphql';
import { Fault } from '#platform/fault.ts';
import type { OperationError } from '#platform/operation-error.ts';
import type { Failures, FieldName } from './check.ts';
import {
  dropDraft,
  emptyValues,
  readDraft,
  startDraft,
  writeDraft,
  type ContactValues,
  type Draft,
  type Given,
} from './draft.ts';
import { ContactSent } from './lazy-sections.ts';

/** waiting: sent while offline; sent again until it arrives, also after a reload. */
export type SendState =
  | { readonly kind: 'open' | 'waiting' | 'sending' }
  | { readonly kind: 'failed'; readonly error: OperationError }
  | { readonly kind: 'sent'; readonly number: string; readonly email: string };

export type About = {
  readonly serviceKey?: string | undefined;
  readonly productId?: string | undefined;
  readonly supplierId?: string | undefined;
};

/** The event `online` comes before the network does: the first attempts are quick. */
const firstWaitMs = 2_000;
const longestWaitMs = 60_000;

/**
 * The state of one form: its values, the rules they break, and the state of sending. `form` names its draft
 * on this device, with what the message is about; `given`: values from the previous page.
 */
export function useContact(
  form: string,
  topic: TicketTopic,
  about: About,
  given: Given,
  element: RefObject<HTMLFormElement | null>,
) {
  const client = useApolloClient();
  const name = [form, ...Object.values(about), given.message].filter(Boolean).join('-');
  // The server and the first rendering have no draft.
  const [draft, setDraft] = useState<Draft>();
  const [failures, setFailures] = useState<Failures>({});
  const [state, setState] = useState<SendState>({ kind: 'open' });
  // The message starts with the text of the address, also in the HTML of the server.
  const values = draft?.values ?? emptyValues(topic, given);
  /** The draft, also within one event. */
  const latest = useRef<Draft>(undefined);
  const isSending = useRef(false);
  const tries = useRef(0);
  const runs = useRef(0);

  function show(next: Draft): Draft {
    latest.current = next;
    setDraft(next);
    return next;
  }

  function keep(next: Draft): Draft {
    writeDraft(name, next);
    return show(next);
  }

  const takeOver = useEffectEvent(() => {
    if (latest.current) return;
    const typed = element.current ? typedIn(element.current, values) : {};
    const kept = readDraft(name);
    const next = startDraft(topic, kept, given, typed);
    if (Object.keys(typed).length > 0) keep(next);
    else if (kept || given.quantity !== undefined) show(next);
    if (next.isWaiting) setState({ kind: 'waiting' });
  });
  useEffect(() => {
    const timer = setTimeout(() => takeOver());
    return () => clearTimeout(timer);
  }, [name]);

  function change(part: Partial<ContactValues>): void {
    const before = latest.current;
    keep(
      before
        ? { ...before, values: { ...before.values, ...part }, isWaiting: false }
        : startDraft(topic, readDraft(name), given, part),
    );
    if (state.kind === 'failed' || state.kind === 'waiting') setState({ kind: 'open' });
  }

  /** §5: a newer run supersedes an older one, whose result is discarded. */
  async function check(names: readonly FieldName[]): Promise<Failures> {
    const run = (runs.current += 1);
    // The code of the confirmation is loaded before the message is sent.
    ContactSent.preload().catch(() => undefined);
    const { checkContact } = await import('./send.ts');
    const found = await checkContact((latest.current ?? { values }).values);
    if (run !== runs.current) return found;
    setFailures((before) => ({ ...before, ...Object.fromEntries(names.map((one) => [one, found[one]])) }));
    return found;
  }

  /** Ends an attempt that was not successful. */
  function stop(next: SendState): void {
    keep({ ...started(), isWaiting: next.kind === 'waiting' });
    setState(next);
  }

  const started = (): Draft => latest.current ?? startDraft(topic, readDraft(name), given, {});

  /** Resolves to the first invalid field, if any. */
  async function send(): Promise<FieldName | undefined> {
    if (isSending.current) return undefined;
    if (!navigator.onLine) {
      stop({ kind: 'waiting' });
      return undefined;
    }
    isSending.current = true;
    // The note of a message that waits stays on screen during an attempt.
    if (state.kind !== 'waiting') setState({ kind: 'sending' });
    try {
      const found = await check(fieldNames);
      const first = fieldNames.find((one) => found[one]);
      if (first) {
        stop({ kind: 'open' });
        return first;
      }
      return await deliver(keep(started()));
    } catch (cause) {
      const error = Fault.from(cause);
      // A visitor who has changed the text meanwhile sends it again.
      stop(started().isWaiting && isOffline(error) ? { kind: 'waiting' } : { kind: 'failed', error });
      return undefined;
    } finally {
      isSending.current = false;
    }
  }

  async function deliver(sent: Draft): Promise<FieldName | undefined> {
    const { deliverTicket, nextDraft } = await import('./send.ts');
    const result = await deliverTicket(client, sent, about);
    if ('failures' in result) {
      setFailures(result.failures);
      stop({ kind: 'open' });
      return fieldNames.find((one) => result.failures[one]);
    }
    if (result.kind === 'failed') {
      stop(result);
      return undefined;
    }
    dropDraft(name, sent);
    tries.current = 0;
    setState(result);
    const next = nextDraft(topic, sent.values, started().values);
    if (next.values.message === '') show(next);
    else keep(next);
    return undefined;
  }

  const sendAgain = useEffectEvent(() => void send());
  useEffect(() => {
    if (state.kind !== 'waiting') return undefined;
    const timer = setTimeout(() => sendAgain(), Math.min(firstWaitMs * 2 ** tries.current, longestWaitMs));
    tries.current += 1;
    const onBack = () => {
      tries.current = 0;
      sendAgain();
    };
    addEventListener('online', onBack);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', onBack);
    };
  }, [state]);

  return { values, failures, state, change, check, send, again: () => setState({ kind: 'open' }) };
}

const isOffline = ({ code }: Fault) => code === 'NETWORK_ERROR' || code === 'TIME_OUT';

const fieldNames: readonly FieldName[] = ['topic', 'quantity', 'message', 'name', 'email'];

/** The fields of the form that differ from the state. */
function typedIn(form: HTMLFormElement, known: ContactValues): Partial<ContactValues> {
  return Object.fromEntries(
    [...new FormData(form)].filter(
      ([name, value]) => name in known && typeof value === 'string' && value !== known[name as FieldName],
    ),
  );
}
