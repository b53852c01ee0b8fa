import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that the system gives to connections, one of which could take it before the program listens. */
const from = 10_000;
const to = 32_000;

/** A free port of this machine, for programs that need one before they start. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(from, to);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
