// Clients that send a request slowly, or never to its end.
import { connect } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';

const { gateway, close } = await startBoth({ env: { REQUEST_TIMEOUT_MS: '300' } });
afterAll(close);

/** Sends the lines of a request, then one byte at a time. Resolves to the answer when the connection ends. */
async function trickle(lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  // The server may close while a byte is on its way.
  socket.on('error', () => undefined);
  socket.write(lines.join('\r\n'));
  const timer = setInterval(() => socket.write('x'), 50);
  // Not `once` of node:events, which rejects for that byte.
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  return answer;
}

describe('a request that is not there in time ends with 408', () => {
  it('with a body that never ends', async () => {
    expect(
      await trickle([
        'POST /graphql HTTP/1.1',
        'host: fair.example',
        'content-type: application/json',
        'content-length: 60000',
        '',
        '{',
      ]),
    ).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('with headers that never end', async () => {
    expect(await trickle(['GET / HTTP/1.1', 'host: fair.example', 'x-long: '])).toMatch(/^HTTP\/1\.1 408 /);
  });
});
