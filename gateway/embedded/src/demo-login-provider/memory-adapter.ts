import type { Adapter, AdapterPayload } from 'oidc-provider';

type Entry = { payload: AdapterPayload; until: number };

const entries = new Map<string, Entry>();

/** The data of pending sign-ins, in memory. */
export class MemoryAdapter implements Adapter {
  readonly #kind: string;

  constructor(kind: string) {
    this.#kind = kind;
  }

  /** @param seconds the lifetime. */
  upsert(id: string, payload: AdapterPayload, seconds: number): Promise<void> {
    for (const [key, { until }] of entries) if (until < Date.now()) entries.delete(key);
    entries.set(this.#key(id), { payload, until: Date.now() + seconds * 1_000 });
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
    const found = entries.get(this.#key(id));
    if (found) found.payload.consumed = Math.floor(Date.now() / 1_000);
    return Promise.resolve();
  }

  destroy(id: string): Promise<void> {
    entries.delete(this.#key(id));
    return Promise.resolve();
  }

  revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
    return Promise.resolve();
  }

  #key(id: string): string {
    return `${this.#kind} ${id}`;
  }

  #found(isIt: (entry: [string, Entry]) => boolean): Promise<AdapterPayload | undefined> {
    const [, found] = [...entries].find(isIt) ?? [];
    return Promise.resolve(found && found.until >= Date.now() ? found.payload : undefined);
  }
}
