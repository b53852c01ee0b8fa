import type { Adapter, AdapterPayload } from 'oidc-provider';

type Kept = { payload: AdapterPayload; until: number };

const kept = new Map<string, Kept>();

/** The data of pending sign-ins, in memory. */
export class MemoryAdapter implements Adapter {
  readonly #kind: string;

  constructor(kind: string) {
    this.#kind = kind;
  }

  /** @param seconds the lifetime. */
  upsert(id: string, payload: AdapterPayload, seconds: number): Promise<void> {
    for (const [key, { until }] of kept) if (until < Date.now()) kept.delete(key);
    kept.set(this.#key(id), { payload, until: Date.now() + seconds * 1_000 });
    return Promise.resolve();
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.#found(([key]) => key === this.#key(id));
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#found(([key, { payload }]) => key.startsWith(`${this.#kind} `) && payload.uid === uid);
  }

  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  consume(id: string): Promise<void> {
    const found = kept.get(this.#key(id));
    if (found) found.payload.consumed = Math.floor(Date.now() / 1_000);
    return Promise.resolve();
  }

  destroy(id: string): Promise<void> {
    kept.delete(this.#key(id));
    return Promise.resolve();
  }

  revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
    return Promise.resolve();
  }

  #key(id: string): string {
    return `${this.#kind} ${id}`;
  }

  #found(isIt: (entry: [string, Kept]) => boolean): Promise<AdapterPayload | undefined> {
    const [, found] = [...kept].find(isIt) ?? [];
    return Promise.resolve(found && found.until >= Date.now() ? found.payload : undefined);
  }
}
