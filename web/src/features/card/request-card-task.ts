// §4 Login task: asks an exhibitor for the card when a guest who pressed the button has logged in.
import type { ApolloClient } from '@apollo/client';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { RequestCardDocument } from '#operations/request-card.ts';
import { outcomeOf } from '#platform/outcome.ts';
import { errorText } from '#ui/error-text.ts';
import { showToast } from '#ui/toast/show-toast.ts';

export type RequestedCard = { readonly supplierId: string; readonly exhibitionId: string };

/** Rejects where a retry may succeed. A repeated request changes nothing. */
export async function requestCardTask(
  { client, i18n }: { client: Pick<ApolloClient, 'mutate'>; i18n: I18n },
  payload: unknown,
): Promise<void> {
  if (!isPayload(payload)) return;
  const { supplierId, exhibitionId } = payload;
  const sent = client.mutate({
    mutation: RequestCardDocument,
    variables: { input: { supplierId, exhibitionId } },
  });
  const { error } = await outcomeOf(sent, (data) => data.requestCard);
  if (error?.code === 'NOT_FOUND') return void showToast(errorText(i18n, error), { kind: 'error' });
  if (error) throw new Error(error.code);
  showToast(i18n._(msg`You’ve asked the exhibitor for email and phone.`));
}

function isPayload(value: unknown): value is RequestedCard {
  const { supplierId, exhibitionId } = (value ?? {}) as Partial<Record<keyof RequestedCard, unknown>>;
  return typeof supplierId === 'string' && typeof exhibitionId === 'string';
}
