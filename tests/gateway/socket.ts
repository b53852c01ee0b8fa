// A graphql-transport-ws client without a library, so that a test sees every message.
import { WebSocket } from 'undici';

type GraphqlError = {
  message: string;
  extensions?: { code?: string } & Record<string, unknown>;
  path?: (string | number)[];
};
type Payload<Data> = { data?: Data | null; errors?: GraphqlError[] };
type Message = { type: string; id?: string; payload?: unknown };

export type Listening<Data> = {
  /** The next event; undefined when the operation has ended. Rejects with the errors that ended it. */
  next: () => Promise<Payload<Data> | undefined>;
  /** Ends the operation. */
  stop: () => void;
};

export type Socket = {
  /** The payload of the acknowledgement. */
  acknowledgement: unknown;
  /** @param operation its text, or the extensions with the hash of a persisted document. */
  listen: <Data = Record<string, unknown>>(
    operation: string | { extensions: unknown },
    variables?: Record<string, unknown>,
  ) => Listening<Data>;
  /** The errors with which an operation is rejected. @throws if it is not rejected. */
  refused: (
    operation: string | { extensions: unknown },
    variables?: Record<string, unknown>,
  ) => Promise<GraphqlError[]>;
  /** Sends a text unchanged. */
  send: (text: string) => void;
  closed: Promise<{ code: number; reason: string }>;
  close: () => Promise<void>;
};

/** @param url of the gateway. Resolves when the connection is acknowledged. */
export async function connect(
  url: string,
  options: { search?: string; headers?: Record<string, string> } = {},
): Promise<Socket> {
  const ws = new WebSocket(`${url.replace('http', 'ws')}/graphql${options.search ?? ''}`, {
    protocols: ['graphql-transport-ws'],
    headers: options.headers ?? {},
  });
  const inboxes = new Map<string, (message: Message) => void>();
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    ws.addEventListener('close', ({ code, reason }) => resolve({ code, reason })),
  );
  const hungUp = closed.then(({ code, reason }): never => {
    throw new Error(`closed: ${code} ${reason}`);
  });
  hungUp.catch(() => undefined);
  const acknowledged = new Promise<unknown>((resolve, reject) => {
    ws.addEventListener('error', () => reject(new Error('no connection')));
    ws.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.type === 'connection_ack') resolve(message.payload);
      if (message.id !== undefined) inboxes.get(message.id)?.(message);
    });
  });
  const send = (message: object) => ws.send(JSON.stringify(message));
  ws.addEventListener('open', () => send({ type: 'connection_init' }));
  const acknowledgement = await acknowledged;
  let ids = 0;

  function listen<Data>(
    operation: string | { extensions: unknown },
    variables?: Record<string, unknown>,
  ): Listening<Data> {
    const id = String((ids += 1));
    const waiting: ((message: Message) => void)[] = [];
    const arrived: Message[] = [];
    inboxes.set(id, (message) => (waiting.shift() ?? ((late) => arrived.push(late)))(message));
    send({
      type: 'subscribe',
      id,
      payload: {
        ...(typeof operation === 'string' ? { query: operation } : { query: '', ...operation }),
        variables,
      },
    });
    return {
      async next() {
        const message =
          arrived.shift() ??
          (await Promise.race([new Promise<Message>((resolve) => waiting.push(resolve)), hungUp]));
        if (message.type === 'error') throw new Error('refused', { cause: message.payload });
        return message.type === 'complete' ? undefined : (message.payload as Payload<Data>);
      },
      stop: () => send({ type: 'complete', id }),
    };
  }

  return {
    acknowledgement,
    listen,
    async refused(operation, variables) {
      const answer = await listen(operation, variables)
        .next()
        .catch((error: Error) => error);
      if (answer instanceof Error) return answer.cause as GraphqlError[];
      throw new Error(`it was answered: ${JSON.stringify(answer)}`);
    },
    send: (text) => ws.send(text),
    closed,
    async close() {
      ws.close();
      await closed;
    },
  };
}
