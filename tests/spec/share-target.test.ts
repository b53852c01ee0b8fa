// What is shared to the installed app, where no service worker takes it.
import { request } from 'undici';
import { afterAll, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';

const { upstream, gateway, close } = await startBoth();
afterAll(close);

const post = (body: FormData) =>
  fetch(`${gateway.url}/share-target`, { method: 'POST', body, redirect: 'manual' });

it('§7.3 opens the form of an RFQ, and nothing of it is stored or passed on', async () => {
  const form = new FormData();
  form.set('text', 'Kettles');
  form.append('files', new File([new Uint8Array(3_000_000)], 'kettle.jpg', { type: 'image/jpeg' }));
  const answer = await post(form);
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
    303,
    '/rfq',
    'no-store',
  ]);
  expect(upstream.calls).toEqual([]);
});

it('also with a body of any type; one that is too large ends the connection', async () => {
  const ask = (length: number) =>
    request(`${gateway.url}/share-target`, {
      method: 'POST',
      headers: { 'content-type': 'text/x-unknown', 'content-length': String(length) },
      body: Buffer.alloc(length),
    });
  const small = await ask(10);
  expect([small.statusCode, small.headers['location']]).toEqual([303, '/rfq']);
  expect(small.headers['connection']).not.toBe('close');
  await small.body.dump();
  const large = await ask(60_000_001);
  expect([large.statusCode, large.headers['connection']]).toEqual([303, 'close']);
  await large.body.dump();
});

it('has no other method', async () => {
  const answer = await fetch(`${gateway.url}/share-target`);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});
