import { useRef, useState } from 'react';
import { useAttempt } from './use-attempt.ts';

type Keyed<Input> = Input & { readonly idempotencyKey: string };

/**
 * A change on the pages of organisers and operators: sent with an idempotency key, which stays the same while the same input is tried again
 * after a failure.
 */
export function useChange() {
  const { error, attempt } = useAttempt();
  const [pending, setPending] = useState(false);
  const tried = useRef<{ readonly text: string; readonly key: string }>(undefined);
  return {
    error,
    pending,
    /** The result; undefined after an error. Never rejects. */
    change: async <Input extends object, Data, Result extends { readonly __typename: string }>(
      input: Input,
      send: (input: Keyed<Input>) => Parameters<typeof attempt<Data, Result>>[0],
      read: (data: Data) => Result,
    ) => {
      const text = JSON.stringify(input);
      const key = tried.current?.text === text ? tried.current.key : crypto.randomUUID();
      tried.current = { text, key };
      setPending(true);
      const done = await attempt(send({ ...input, idempotencyKey: key }), read);
      if (done) tried.current = undefined;
      setPending(false);
      return done;
    },
  };
}
