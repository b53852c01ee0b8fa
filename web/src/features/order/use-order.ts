import { useRouteContext } from '@tanstack/react-router';
import type { PlaceOrderInput, PlaceOrderMutation } from '#graphql';
import { PlaceOrderDocument } from '#operations/place-order.ts';
import { reportAction } from '#platform/analytics/report-action.ts';
import { endpoint } from '#platform/endpoint.ts';
import { useOutbox } from '#platform/outbox/use-outbox.ts';
import { askForLogin } from '#platform/session/ask-for-login.ts';
import { saveLoginTask } from '#platform/session/login-tasks.ts';

type Result = PlaceOrderMutation['placeOrder'];

/**
 * What the form has submitted, and how to submit. A guest logs in first (§6), by the login task of §4.
 * @param buyerId of the signed-in buyer; undefined for a guest.
 */
export function useOrder(form: string, buyerId: string | undefined) {
  const { locale, site } = useRouteContext({ from: '__root__' });
  const outboxForm = `order:${form}`;
  const { entry, submit, ...outbox } = useOutbox(outboxForm);
  const result = entry?.result as Result | undefined;
  const sent = entry?.state === 'sent' && result?.__typename === 'Order' ? result : undefined;
  return {
    ...outbox,
    sent,
    /** Of the latest submission. */
    key: entry?.key,
    send: async (input: PlaceOrderInput): Promise<void> => {
      const key = input.idempotencyKey;
      if (buyerId === undefined) {
        const payload = { form: outboxForm, address: endpoint(locale, site.id), input };
        const drop = saveLoginTask({ kind: 'order', key: outboxForm, payload });
        if (!(await askForLogin())) drop();
        return;
      }
      await submit({ key, account: buyerId, document: PlaceOrderDocument, variables: { input } });
      reportAction('order', 'sent', input.productId);
    },
  };
}
