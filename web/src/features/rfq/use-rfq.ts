import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { SendGuestRfqMutation, SendRfqMutation } from '#graphql';
import { useCheckRfqContactMutation } from '#operations/check-rfq-contact.ts';
import { SendGuestRfqDocument } from '#operations/send-guest-rfq.ts';
import { SendRfqDocument } from '#operations/send-rfq.ts';
import { reportAction } from '#platform/analytics/report-action.ts';
import { endpoint } from '#platform/endpoint.ts';
import { outcomeOf } from '#platform/outcome.ts';
import type { SubmissionFailure } from '#platform/outbox/submission-failure.ts';
import { useOutbox } from '#platform/outbox/use-outbox.ts';
import { askForLogin } from '#platform/session/ask-for-login.ts';
import { saveLoginTask } from '#platform/session/login-tasks.ts';
import type { SentFiles } from './form-files.ts';
import { rfqKey } from './rfq-key.ts';
import { type AskedSupplier, type RfqStart, rfqInput, type RfqValues } from './rfq-values.ts';
import type { RfqViewer } from './use-rfq-viewer.ts';

type Result = SendRfqMutation['sendRfq'] | SendGuestRfqMutation['sendGuestRfq'];
/** `isNew`: a guest's, with a new account. */
export type SentRfq = { readonly id: string; readonly number: string; readonly isNew: boolean };

type Sending = SentFiles & {
  readonly values: RfqValues;
  /** The key of the draft. */
  readonly draft: string;
  readonly suggested: readonly AskedSupplier[];
};

/** What the form has submitted, and how to submit: as a buyer, as a guest with a new account, or after a login (§4, §6). */
export function useRfq(form: string, start: RfqStart, viewer: RfqViewer) {
  const { locale, site } = useRouteContext({ from: '__root__' });
  const outboxForm = `rfq:${form}`;
  const { entry, submit, ...outbox } = useOutbox(outboxForm);
  const [check] = useCheckRfqContactMutation();
  const [failure, setFailure] = useState<SubmissionFailure>();
  const result = entry?.result as Result | undefined;
  const sent: SentRfq | undefined =
    entry?.state === 'sent' && result?.__typename === 'SentRfq'
      ? { id: result.id, number: result.number, isNew: entry.account === undefined }
      : undefined;

  async function inputOf({ values, draft, suggested, attachmentIds }: Sending) {
    const input = { ...rfqInput(values, start, suggested), attachmentIds };
    return { ...input, idempotencyKey: await rfqKey(draft, input) };
  }

  /** Why the guest cannot send it with this email. What cannot be checked now is checked by the service. */
  async function failureBefore({ email, phone }: RfqValues): Promise<SubmissionFailure | undefined> {
    const input = { email: email.trim(), phone: phone.trim() || null };
    const { done, error } = await outcomeOf(check({ variables: { input } }), (data) => data.checkRfqContact);
    if (error) return error.code === 'BAD_USER_INPUT' ? error : undefined;
    if (done.isSupplier) return { code: 'SUPPLIER_EMAIL' };
    return done.emailRegistered ? { code: 'EMAIL_EXISTS' } : undefined;
  }

  async function send(sending: Sending): Promise<void> {
    setFailure(undefined);
    const { values, draft, files } = sending;
    const input = await inputOf(sending);
    if (viewer.state === 'buyer') {
      const entry = { key: input.idempotencyKey, account: viewer.id, files };
      await submit({ ...entry, document: SendRfqDocument, variables: { input } });
    } else {
      const found = await failureBefore(values);
      if (found) return setFailure(found);
      const email = values.email.trim();
      const key = await rfqKey(draft, { input, email });
      const variables = { input: { rfq: { ...input, idempotencyKey: key }, email, clause: true } };
      await submit({ key, files, document: SendGuestRfqDocument, variables });
    }
    reportAction('rfq', 'sent', input.source ?? '');
  }

  /** Sends it in the account of the email, after the login. */
  async function logInAndSend(sending: Sending): Promise<void> {
    const input = await inputOf(sending);
    const { files } = sending;
    const payload = { form: outboxForm, address: endpoint(locale, site.id), input, files };
    const drop = saveLoginTask({ kind: 'rfq', key: outboxForm, payload });
    outbox.forget();
    if (!(await askForLogin({ email: sending.values.email.trim() }))) drop();
  }

  return { ...outbox, sent, failure: failure ?? outbox.failure, send, logInAndSend };
}
