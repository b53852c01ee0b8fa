import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { TicketTopic } from '#graphql';
import { Fault } from '#platform/fault.ts';
import type { OutboxEntry } from '#platform/outbox/outbox.ts';
import { useOutbox } from '#platform/outbox/use-outbox.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import type { Failures, FieldName } from './check.ts';
import {
  emptyValues,
  readDraft,
  startDraft,
  writeDraft,
  type ContactValues,
  type Draft,
  type Given,
} from './draft.ts';
import { ContactNote, ContactSent } from './lazy-sections.ts';
import type { SendState } from './send-state.ts';

export type About = {
  readonly serviceKey?: string | undefined;
  readonly productId?: string | undefined;
  readonly supplierId?: string | undefined;
};

/**
 * The state of one form: its values, the rules they break, and where what was sent is. `form` names its draft on this
 * device, with what the message is about; `given`: values from the previous page.
 */
export function useContact(
  form: string,
  topic: TicketTopic,
  about: About,
  given: Given,
  element: RefObject<HTMLFormElement | null>,
) {
  const name = [form, ...Object.values(about), given.message].filter(Boolean).join('-');
  const { entryOf, submit, forgetOne, takeBack } = useOutbox(`contact:${name}`);
  // The server and the first rendering have no draft.
  const [draft, setDraft] = useState<Draft>();
  const [failures, setFailures] = useState<Failures>({});
  /** Whether a message is on its way to the outbox, and what its answer said. */
  const [own, setOwn] = useState<SendState>({ kind: 'open' });
  // The message starts with the text of the address, also in the HTML of the server.
  const values = draft?.values ?? emptyValues(topic, given);
  /** The draft, also within one event. */
  const latest = useRef<Draft>(undefined);
  const isSending = useRef(false);
  const runs = useRef(0);
  const entry = draft?.submitted && entryOf(draft.submitted.key);
  const state = entry?.pending ?? own;

  function show(next: Draft): Draft {
    latest.current = next;
    setDraft(next);
    return next;
  }

  function keep(next: Draft): Draft {
    writeDraft(name, next);
    return show(next);
  }

  const started = (): Draft => latest.current ?? startDraft(topic, readDraft(name), given, {});

  const takeOver = useEffectEvent(() => {
    // Without a network the form says what happens, and keeps the message.
    Promise.all([
      import('./submission.ts'),
      ...[ContactSent, ContactNote, ErrorMessage].map((part) => part.preload()),
    ]).catch(() => undefined);
    if (latest.current) return;
    const typed = element.current ? typedIn(element.current, values) : {};
    const stored = readDraft(name);
    const next = startDraft(topic, stored, given, typed);
    if (Object.keys(typed).length > 0) keep(next);
    else if (stored || given.quantity !== undefined) show(next);
  });
  useEffect(() => {
    const timer = setTimeout(() => takeOver());
    return () => clearTimeout(timer);
  }, [name]);

  function change(part: Partial<ContactValues>): void {
    const before = latest.current;
    if (!before) keep(startDraft(topic, readDraft(name), given, part));
    else {
      // A message that waits is taken back to be changed; one that is being sent goes its way.
      const { submitted } = before;
      const isTakenBack = entry?.state === 'waiting' && state.kind === 'waiting';
      keep({
        ...before,
        values: { ...before.values, ...part },
        submitted: isTakenBack ? undefined : submitted,
      });
      // Its next attempt may have begun in this moment.
      if (isTakenBack && submitted)
        takeBack(submitted.key).then(
          (isBack) => isBack || keep({ ...started(), submitted }),
          () => undefined,
        );
    }
    if (own.kind === 'failed' || own.kind === 'unknown') setOwn({ kind: 'open' });
  }

  /** §5: a newer run supersedes an older one, whose result is discarded. */
  async function check(names: readonly FieldName[]): Promise<Failures> {
    const run = (runs.current += 1);
    const { checkContact } = await import('./submission.ts');
    const found = checkContact((latest.current ?? { values }).values);
    if (run !== runs.current) return found;
    setFailures((before) => ({ ...before, ...Object.fromEntries(names.map((one) => [one, found[one]])) }));
    return found;
  }

  /** Gives the message to the outbox. Resolves to the first invalid field, if any. */
  async function send(): Promise<FieldName | undefined> {
    if (isSending.current) return undefined;
    isSending.current = true;
    setOwn({ kind: 'sending' });
    const { submitted } = started();
    try {
      const found = await check(fieldNames);
      const first = fieldNames.find((one) => found[one]);
      if (first) return first;
      const { submissionOf, reportSubmission } = await import('./submission.ts');
      const sent = started();
      const submission = await submissionOf(sent, about);
      if (submitted && submitted.key !== submission.key) await takeBack(submitted.key);
      keep({ ...started(), submitted: { key: submission.key, values: sent.values } });
      await submit(submission);
      reportSubmission(sent);
    } catch (cause) {
      keep({ ...started(), submitted });
      setOwn({ kind: 'failed', error: Fault.from(cause) });
    } finally {
      isSending.current = false;
      setOwn((now) => (now.kind === 'sending' ? { kind: 'open' } : now));
    }
    return undefined;
  }

  function settle(answered: OutboxEntry, code: typeof import('./submission.ts')): void {
    const { submitted, ...rest } = started();
    if (submitted?.key !== answered.key) return;
    const {
      state: after,
      failures: found,
      next,
      hasText,
    } = code.settle(name, topic, answered, submitted, rest);
    if (hasText) keep(next);
    else show(next);
    if (after.kind !== 'sent') forgetOne(answered.key);
    setFailures(found);
    setOwn(after);
  }
  const settleNow = useEffectEvent(settle);
  useEffect(() => {
    if (!entry || entry.pending) return;
    import('./submission.ts').then(
      (code) => settleNow(entry, code),
      () => undefined,
    );
  }, [entry]);

  return {
    values,
    submitted: draft?.submitted?.values,
    failures,
    state,
    change,
    check,
    send,
    again: () => setOwn({ kind: 'open' }),
  };
}

const fieldNames: readonly FieldName[] = ['topic', 'quantity', 'message', 'name', 'email'];

/** The fields of the form that differ from the state. */
function typedIn(form: HTMLFormElement, known: ContactValues): Partial<ContactValues> {
  return Object.fromEntries(
    [...new FormData(form)].filter(
      ([name, value]) => name in known && typeof value === 'string' && value !== known[name as FieldName],
    ),
  );
}
