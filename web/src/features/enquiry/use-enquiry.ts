import { useRouteContext } from '@tanstack/react-router';
import type { SubmitEnquiriesMutation } from '#graphql';
import { SubmitEnquiriesDocument } from '#operations/submit-enquiries.ts';
import { reportAction } from '#platform/analytics/report-action.ts';
import type { FormFile } from '#platform/attachments/use-attachments.ts';
import { endpoint } from '#platform/endpoint.ts';
import { useOutbox } from '#platform/outbox/use-outbox.ts';
import { askForLogin } from '#platform/session/ask-for-login.ts';
import { saveLoginTask } from '#platform/session/login-tasks.ts';
import { type About, type EnquiryValues, inputOf } from './enquiry-values.ts';

type Result = SubmitEnquiriesMutation['submitEnquiries'];
export type SentEnquiry = { readonly id: string; readonly number: string };

/**
 * What a form has submitted, and how to submit. A guest logs in first (§6), by the login task of §4.
 * @param buyerId of the signed-in buyer; undefined for a guest.
 */
export function useEnquiry(form: string, about: About, buyerId: string | undefined) {
  const { locale, site } = useRouteContext({ from: '__root__' });
  const outboxForm = `enquiry:${form}`;
  const { entry, submit, ...outbox } = useOutbox(outboxForm);
  const result = entry?.result as Result | undefined;
  const sent =
    entry?.state === 'sent' && result?.__typename === 'EnquiriesSubmitted' ? result.enquiries : undefined;
  return {
    ...outbox,
    sent,
    send: async (values: EnquiryValues, chosen: readonly FormFile[]): Promise<void> => {
      const key = crypto.randomUUID();
      const input = { ...inputOf(values, about, key), attachmentIds: chosen.map(({ mark }) => mark) };
      const files = chosen.map((file) => file.key);
      if (buyerId === undefined) {
        const payload = { form: outboxForm, address: endpoint(locale, site.id), input, files };
        const drop = saveLoginTask({ kind: 'enquiry', key: outboxForm, payload });
        if (!(await askForLogin())) drop();
        return;
      }
      await submit({
        key,
        account: buyerId,
        document: SubmitEnquiriesDocument,
        files,
        variables: { input },
      });
      reportAction('enquiry', 'sent', about.about);
    },
  };
}
