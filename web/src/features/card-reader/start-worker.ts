// oxlint-disable-next-line import/default -- the bundler makes it
import address from './read-worker.ts?worker&url';

type Policy = { readonly createScriptURL: (address: string) => string };
type Policies = {
  readonly createPolicy: (name: string, checks: { createScriptURL: (address: string) => string }) => Policy;
};

/** The policy of this name may be created once a page (gateway/src/http/content-policy.ts); it passes one address. */
let policy: Policy | undefined;

export function startWorker(): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy('card-reader', { createScriptURL: () => address });
  const trusted = policy?.createScriptURL(address) ?? address;
  // In development it is a module with imports.
  return new Worker(trusted, import.meta.env.DEV ? { type: 'module' } : {});
}
