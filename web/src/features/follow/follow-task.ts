// §4 Login task: follows for a buyer what they chose as a guest.
import type { ApolloClient } from '@apollo/client';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { errorText } from '#ui/error-text.ts';
import { showToast } from '#ui/toast/show-toast.ts';
import type { Followable } from './followable.ts';
import { sendFollow } from './send-follow.ts';

type Payload = Followable & { readonly idempotencyKey: string };

/** Rejects where a retry may succeed. A product or supplier that is no longer offered is dropped. */
export async function followTask(
  { client, i18n }: { client: Pick<ApolloClient, 'mutate'>; i18n: I18n },
  payload: unknown,
): Promise<void> {
  if (!isPayload(payload)) return;
  const error = await sendFollow(client, payload, true, payload.idempotencyKey);
  if (error?.code === 'NOT_FOUND') return void showToast(errorText(i18n, error), { kind: 'error' });
  if (error) throw new Error(error.code);
  const texts = {
    product: msg`You’re now following this product.`,
    supplier: msg`You’re now following this supplier.`,
    exhibitor: msg`You’re now following this exhibitor.`,
  };
  showToast(i18n._(texts[payload.kind]));
}

function isPayload(value: unknown): value is Payload {
  const { kind, id, idempotencyKey } = (value ?? {}) as Partial<Record<keyof Payload, unknown>>;
  return (
    (kind === 'product' || kind === 'supplier' || kind === 'exhibitor') &&
    typeof id === 'string' &&
    typeof idempotencyKey === 'string'
  );
}
