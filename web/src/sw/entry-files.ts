// The files of an entry of the outbox: each is sent before it, and its id then takes the place of its key in the request.
import { deliverFile } from './file-delivery.ts';
import { removeFiles } from './file-store.ts';
import type { OutboxRequest, OutboxResult } from './outbox-store.ts';

/** Stands for the id of a file that is not stored yet. */
export const fileMark = (key: string): string => `file:${key}`;

export type WithFiles =
  | { readonly request: OutboxRequest }
  | { readonly result: OutboxResult }
  | { readonly waitSeconds?: number | undefined };

/** The request with the ids of its files; or why it cannot be sent now, or not at all. */
export async function withFiles(request: OutboxRequest, keys: readonly string[]): Promise<WithFiles> {
  let { body } = request;
  for (const key of keys) {
    const outcome = await deliverFile(key);
    if (outcome.state === 'later') return { waitSeconds: outcome.waitSeconds };
    if (outcome.state !== 'stored')
      return {
        result: {
          __typename: 'FileRefused',
          code: 'BAD_USER_INPUT',
          ...(outcome.state === 'refused' && outcome.message && { serviceMessage: outcome.message }),
        },
      };
    body = body.replaceAll(JSON.stringify(fileMark(key)), JSON.stringify(outcome.fileId));
  }
  return { request: { ...request, body } };
}

/** The entry has arrived: its files are not needed here any more. */
export const forgetFiles = (keys: readonly string[]): Promise<void> =>
  removeFiles(keys).catch(() => undefined);
