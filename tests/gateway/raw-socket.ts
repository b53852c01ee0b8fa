// A WebSocket below its protocol: frames as bytes, and connections by the thousand.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Opens a connection and asks for graphql-transport-ws. Resolves to the socket and the head of the answer. */
export async function upgrade(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ socket: Socket; head: string }> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const sent = {
    host: 'fair.example',
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-protocol': 'graphql-transport-ws',
    ...headers,
  };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
  socket.write(['GET /graphql HTTP/1.1', ...lines, '', ''].join('\r\n'));
  const [first] = (await once(socket, 'data')) as [Buffer];
  return { socket, head: first.toString() };
}

/** RFC 6455 §5.2: a frame of a client, masked with zeros. */
function frame(opcode: number, payload: string): Buffer {
  const bytes = Buffer.from(payload);
  if (bytes.length > 125) throw new Error('longer frames have another head');
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | bytes.length, 0, 0, 0, 0]), bytes]);
}

export const textFrame = (text: string): Buffer => frame(1, text);
export const pingFrame = frame(9, '');

export const times = (count: number, one: Buffer): Buffer =>
  Buffer.concat(Array.from({ length: count }, () => one));

/** Opens a connection that is acknowledged. */
export async function acknowledged(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Socket> {
  const { socket } = await upgrade(url, headers);
  const ack = once(socket, 'data');
  socket.write(textFrame('{"type":"connection_init"}'));
  await ack;
  return socket;
}
