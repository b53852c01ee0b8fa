import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { TicketTopic } from '#graphql';
import { useOpenTicketMutation } from '#operations/open-ticket.ts';
import { reportAction } from '#platform/analytics/report-action.ts';
import { Fault } from '#platform/fault.ts';
import { isFailure } from '#platform/outcome.ts';
import type { OperationError } from '#platform/operation-error.ts';
import type { Failures, FieldName } from './check.ts';
import {
  dropDraft,
  emptyValues,
  idempotencyKey,
  nextDraft,
  readDraft,
  startDraft,
  writeDraft,
  type ContactValues,
  type Draft,
  type Given,
} from './draft.ts';

/** waiting: sent while offline; sent again until it arrives, also after a reload. */
export type SendState =
  | { readonly kind: 'open' | 'waiting' | 'sending' }
  | { readonly kind: 'failed'; readonly error: OperationError }
  | { readonly kind: 'sent'; readonly number: string; readonly email: string };

type About = {
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
  const [openTicket] = useOpenTicketMutation();
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
    // Without the code of the rules, the gateway alone checks.
    const found = await import('./check.ts').then(
      ({ checkContact }) => checkContact((latest.current ?? { values }).values),
      (): Failures => ({}),
    );
    if (run !== runs.current) return found;
    setFailures((before) => ({ ...before, ...Object.fromEntries(names.map((one) => [one, found[one]])) }));
    return found;
  }

  function wait(): void {
    keep({ ...started(), isWaiting: true });
    setState({ kind: 'waiting' });
  }

  const started = (): Draft => latest.current ?? startDraft(topic, readDraft(name), given, {});

  /** Resolves to the first invalid field, if any. */
  async function send(): Promise<FieldName | undefined> {
    if (isSending.current) return undefined;
    const wasWaiting = state.kind === 'waiting';
    if (!navigator.onLine) {
      wait();
      return undefined;
    }
    isSending.current = true;
    // The note of a message that waits stays on screen during an attempt.
    if (!wasWaiting) setState({ kind: 'sending' });
    try {
      const found = await check(fieldNames);
      const first = fieldNames.find((one) => found[one]);
      if (first) {
        setState({ kind: 'open' });
        return first;
      }
      return await deliver(keep(started()));
    } catch (cause) {
      const error = Fault.from(cause);
      if (wasWaiting && isOffline(error)) wait();
      else setState({ kind: 'failed', error });
      return undefined;
    } finally {
      isSending.current = false;
    }
  }

  async function deliver(sent: Draft, isRepeated = false): Promise<FieldName | undefined> {
    const { quantity, message, ...person } = sent.values;
    const content = {
      topic: person.topic,
      name: person.name.trim(),
      email: person.email.trim(),
      message: message.trim(),
      ...about,
      quantity: quantity.trim() === '' ? null : Number(quantity),
    };
    const { data, error } = await openTicket({
      variables: { input: { ...content, idempotencyKey: await idempotencyKey(sent, content) } },
    });
    const result = data?.openTicket;
    if (!result) throw Fault.from(error);
    if (result.__typename === 'InvalidInput') {
      // The service has another message with this key.
      if (!isRepeated && result.fields.some((field) => field.name === 'idempotencyKey'))
        return deliver(keep({ ...started(), key: crypto.randomUUID() }), true);
      setFailures(
        Object.fromEntries(
          result.fields.map((field) => [field.name, { key: field.key, bound: field.bound ?? undefined }]),
        ),
      );
      setState({ kind: 'open' });
      return fieldNames.find((one) => result.fields.some((field) => field.name === one));
    }
    if (isFailure(result)) {
      setState({ kind: 'failed', error: result });
      return undefined;
    }
    dropDraft(name, sent);
    reportAction('contact', 'sent', content.topic);
    tries.current = 0;
    setState({ kind: 'sent', number: result.number, email: content.email });
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
