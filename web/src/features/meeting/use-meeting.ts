import { useRouteContext } from '@tanstack/react-router';
import type { RequestMeetingMutation } from '#graphql';
import { RequestMeetingDocument } from '#operations/request-meeting.ts';
import { reportAction } from '#platform/analytics/report-action.ts';
import { endpoint } from '#platform/endpoint.ts';
import { useOutbox } from '#platform/outbox/use-outbox.ts';
import { askForLogin } from '#platform/session/ask-for-login.ts';
import { saveLoginTask } from '#platform/session/login-tasks.ts';
import { inputOf, type MeetingValues, type MeetingWith } from './meeting-values.ts';

type Result = RequestMeetingMutation['requestMeeting'];

/**
 * What a form has submitted, and how to submit. A guest logs in first (§6), by the login task of §4.
 * @param buyerId of the signed-in buyer; undefined for a guest.
 */
export function useMeeting(form: string, parties: MeetingWith, buyerId: string | undefined) {
  const { locale, site } = useRouteContext({ from: '__root__' });
  const outboxForm = `meeting:${form}`;
  const { entry, submit, ...outbox } = useOutbox(outboxForm);
  const result = entry?.result as Result | undefined;
  return {
    ...outbox,
    sent: entry?.state === 'sent' && result?.__typename === 'Meeting' ? result : undefined,
    send: async (values: MeetingValues): Promise<void> => {
      const key = crypto.randomUUID();
      const input = inputOf(values, parties, key);
      if (buyerId === undefined) {
        const payload = { form: outboxForm, address: endpoint(locale, site.id), input };
        const drop = saveLoginTask({ kind: 'meeting', key: outboxForm, payload });
        if (!(await askForLogin())) drop();
        return;
      }
      await submit({ key, account: buyerId, document: RequestMeetingDocument, variables: { input } });
      reportAction('meeting', 'sent', input.place);
    },
  };
}
