// The operations that run over WebSocket, from their message to the end of their work. graphql-ws forgets an operation when
// its client completes it, although it still runs.
import { execute, subscribe, type ExecutionArgs, type ExecutionResult } from 'graphql';

type Events = AsyncGenerator<ExecutionResult, void, void>;

/** What an operation holds: a place among the running ones until its end, and one of admission until it has begun. */
export type Place = { readonly end: () => void; readonly begun: () => void };

export type Running = {
  /** An operation that is going to run holds this. */
  hold: (args: ExecutionArgs, place: Place) => void;
  execute: (args: ExecutionArgs) => Promise<ExecutionResult>;
  subscribe: (args: ExecutionArgs) => Promise<Events | ExecutionResult>;
};

const nothing: Place = { end: () => undefined, begun: () => undefined };

export function createRunning(): Running {
  const places = new WeakMap<ExecutionArgs, Place>();
  const placeOf = (args: ExecutionArgs) => places.get(args) ?? nothing;
  return {
    hold: (args, place) => void places.set(args, place),
    async execute(args) {
      const { begun, end } = placeOf(args);
      try {
        return await execute(args);
      } finally {
        begun();
        end();
      }
    },
    async subscribe(args) {
      const { begun, end } = placeOf(args);
      try {
        const events = await subscribe(args);
        if ('next' in events) return untilEnd(events, end);
        end();
        return events;
      } catch (error) {
        end();
        throw error;
      } finally {
        begun();
      }
    },
  };
}

/** @param end is called when the events end, or when their reader leaves and the last event is finished. */
function untilEnd(events: Events, end: () => void): Events {
  let last: Promise<unknown> = Promise.resolve();
  const afterLast = () => void last.then(end, end);
  const guarded: Events = {
    next() {
      const next = events.next();
      last = next;
      next.then(({ done }) => done && end(), end);
      return next;
    },
    return(value) {
      const returned = events.return(value);
      afterLast();
      return returned;
    },
    throw(error) {
      const thrown = events.throw(error);
      afterLast();
      return thrown;
    },
    [Symbol.asyncIterator]: () => guarded,
    [Symbol.asyncDispose]: async () => void (await guarded.return()),
  };
  return guarded;
}
