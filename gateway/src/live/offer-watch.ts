// Live price and stock. The gateway polls all watched products of all subscribers in one call at a fixed interval,
// only while there are subscribers. A subscriber gets the current state at once and then each change.
import DataLoader from 'dataloader';
import { SourceError } from '../envelope/source-error.ts';
import { notFound } from '../coded-error.ts';
import type { ProductOffer } from '../generated/resolvers.ts';
import type { Logger } from '../log.ts';
import { createLatest, type Latest } from './latest.ts';

type Event = { productOfferChanged: ProductOffer };

export type OfferWatch = {
  /** @throws CodedError NOT_FOUND when the product has no offer; SourceError when its gateway is down. */
  subscribe: (id: string) => Promise<AsyncIterableIterator<Event>>;
  close: () => void;
};

const firstBatchMs = 5;

/** @param options.load loads offers in one call; unknown ids give null. */
export function createOfferWatch(options: {
  load: (ids: readonly string[]) => Promise<readonly (ProductOffer | null)[]>;
  pollMs: number;
  log: Logger;
}): OfferWatch {
  const { load, pollMs, log } = options;
  const watched = new Map<string, { readers: Set<Latest<Event>>; changedAt: string | undefined }>();
  let timer: NodeJS.Timeout | undefined;
  // Thousands subscribe at once when a process of many subscribers ends: their first offers share calls.
  const first = new DataLoader<string, ProductOffer | null>(
    async (ids) => {
      const offers = new Map((await load([...new Set(ids)])).map((offer) => [offer?.id, offer]));
      return ids.map((id) => offers.get(id) ?? null);
    },
    {
      cache: false,
      batchScheduleFn: (dispatch) => void setTimeout(dispatch, firstBatchMs),
    },
  );

  function tell(offer: ProductOffer): void {
    const entry = watched.get(offer.id);
    if (!entry || entry.changedAt === offer.changedAt) return;
    entry.changedAt = offer.changedAt;
    for (const reader of entry.readers) reader.push({ productOfferChanged: offer });
  }

  async function poll(): Promise<void> {
    try {
      for (const offer of await load([...watched.keys()])) if (offer) tell(offer);
    } catch (error) {
      // Readers keep their last value; the next poll may succeed.
      log.warn(
        error instanceof SourceError ? error.forLog() : { err: error },
        'could not ask for watched offers',
      );
    }
    timer = watched.size > 0 ? setTimeout(() => void poll(), pollMs) : undefined;
  }

  return {
    async subscribe(id) {
      const offer = await first.load(id);
      if (!offer) return notFound('product', id);
      const entry = watched.get(id) ?? { readers: new Set(), changedAt: offer.changedAt };
      watched.set(id, entry);
      const reader = createLatest<Event>(() => {
        entry.readers.delete(reader);
        if (entry.readers.size === 0) watched.delete(id);
      });
      tell(offer);
      entry.readers.add(reader);
      reader.push({ productOfferChanged: offer });
      timer ??= setTimeout(() => void poll(), pollMs);
      return reader;
    },
    close() {
      clearTimeout(timer);
      for (const { readers } of watched.values()) for (const reader of readers) void reader.return?.();
    },
  };
}
