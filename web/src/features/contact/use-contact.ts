import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { TicketTopic } from '#graphql';
import { useOpenTicketMutation } from '#operations/open-ticket.ts';
import { reportAction } from '#platform/analytics/report-action.ts';
import { Fault } from '#platform/fault.ts';
import { isFailure } from '#platform/outcome.ts';
import type { OperationError } from '#platform/operation-error.ts';
import type { Failures, FieldName } from './check.ts';
import { dropDraft, newDraft, readDraft, writeDraft, type ContactValues, type Draft } from './draft.ts';
import { ContactSent } from './lazy-sections.ts';

/** waiting: sent while offline; sent again when the network is back. */
export type SendState =
  | { readonly kind: 'open' | 'waiting' | 'sending' }
  | { readonly kind: 'failed'; readonly error: OperationError }
  | { readonly kind: 'sent'; readonly number: string; readonly email: string };

type About = {
  readonly serviceKey?: string | undefined;
  readonly productId?: string | undefined;
  readonly supplierId?: string | undefined;
};

/**
 * The state of one form: its values, the rules they break, and the state of sending. `form` names its draft
 * on this device; `given`: values from the previous page.
 */
export function useContact(
  form: string,
  topic: TicketTopic,
  about: About,
  given: Partial<ContactValues>,
  element: RefObject<HTMLFormElement | null>,
) {
  const [openTicket] = useOpenTicketMutation();
  // The server and the first rendering have no draft.
  const [draft, setDraft] = useState<Draft>();
  const [failures, setFailures] = useState<Failures>({});
  const [state, setState] = useState<SendState>({ kind: 'open' });
  // The message starts with the text of the address, also in the HTML of the server.
  const values = draft?.values ?? { ...emptyValues(topic), message: given.message ?? '' };
  const tried = useRef(false);
  const runs = useRef(0);

  // Input from before hydration overrides the draft of an earlier visit.
  const takeOver = useEffectEvent(() => {
    const typed = element.current && typedIn(element.current, values);
    const stored = readDraft(form);
    if (typed) change({ ...given, ...typed });
    else if (Object.keys(given).length > 0) change(given, stored);
    else if (stored) setDraft(stored);
  });
  useEffect(() => {
    const timer = setTimeout(() => takeOver());
    return () => clearTimeout(timer);
  }, [form]);

  function change(part: Partial<ContactValues>, before = draft ?? newDraft(topic)): void {
    // A changed text is a new message, even if the previous one may have arrived.
    const next: Draft = {
      values: { ...before.values, ...part },
      key: tried.current ? crypto.randomUUID() : before.key,
    };
    tried.current = false;
    setDraft(next);
    writeDraft(form, next);
    if (state.kind === 'failed' || state.kind === 'waiting') setState({ kind: 'open' });
  }

  /** §5: a newer run supersedes an older one, whose result is discarded. */
  async function check(names: readonly FieldName[]): Promise<Failures> {
    const run = (runs.current += 1);
    // The code of the confirmation is loaded before the message is sent.
    const [{ checkContact }] = await Promise.all([import('./check.ts'), ContactSent.preload()]);
    const found = await checkContact(values);
    if (run !== runs.current) return found;
    setFailures((before) => ({ ...before, ...Object.fromEntries(names.map((name) => [name, found[name]])) }));
    return found;
  }

  /** Resolves to the first invalid field, if any. */
  async function send(): Promise<FieldName | undefined> {
    if (state.kind === 'sending') return undefined;
    if (!navigator.onLine) {
      setState({ kind: 'waiting' });
      return undefined;
    }
    setState({ kind: 'sending' });
    try {
      const found = await check(fieldNames);
      const first = fieldNames.find((name) => found[name]);
      if (first) {
        setState({ kind: 'open' });
        return first;
      }
      return await deliver();
    } catch (cause) {
      setState({ kind: 'failed', error: Fault.from(cause) });
      return undefined;
    }
  }

  async function deliver(): Promise<FieldName | undefined> {
    const { key } = draft ?? newDraft(topic);
    const { quantity, ...rest } = values;
    tried.current = true;
    const { data, error } = await openTicket({
      variables: {
        input: {
          ...rest,
          ...about,
          idempotencyKey: key,
          quantity: quantity.trim() === '' ? null : Number(quantity),
        },
      },
    });
    const result = data?.openTicket;
    if (!result) throw Fault.from(error);
    if (result.__typename === 'InvalidInput') {
      setFailures(
        Object.fromEntries(
          result.fields.map(({ name, key: rule, bound }) => [name, { key: rule, bound: bound ?? undefined }]),
        ),
      );
      setState({ kind: 'open' });
      return fieldNames.find((name) => result.fields.some((field) => field.name === name));
    }
    if (isFailure(result)) {
      setState({ kind: 'failed', error: result });
      return undefined;
    }
    dropDraft(form);
    reportAction('contact', 'sent', rest.topic);
    tried.current = false;
    setState({ kind: 'sent', number: result.number, email: rest.email.trim() });
    // The next message is from the same person.
    setDraft({ ...newDraft(topic), values: { ...emptyValues(topic), name: rest.name, email: rest.email } });
    return undefined;
  }

  const sendWaiting = useEffectEvent(() => {
    if (state.kind === 'waiting') void send();
  });
  useEffect(() => {
    const listener = () => sendWaiting();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);

  return { values, failures, state, change, check, send, again: () => setState({ kind: 'open' }) };
}

const fieldNames: readonly FieldName[] = ['topic', 'quantity', 'message', 'name', 'email'];

function emptyValues(topic: TicketTopic): ContactValues {
  return { topic, name: '', email: '', message: '', quantity: '' };
}

/** The fields of the form that differ from the state. */
function typedIn(form: HTMLFormElement, known: ContactValues): Partial<ContactValues> | undefined {
  const typed = Object.fromEntries(
    [...new FormData(form)].filter(
      ([name, value]) => name in known && typeof value === 'string' && value !== known[name as FieldName],
    ),
  );
  return Object.keys(typed).length > 0 ? typed : undefined;
}
