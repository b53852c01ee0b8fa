// How the embedded services handle malformed requests; no database.
import { blade } from '@fairgate/embedded/wire/blade';
import type { Call } from '@fairgate/embedded/wire/call';
import { deviceDialect } from '@fairgate/embedded/wire/device';
import type { Dialect } from '@fairgate/embedded/wire/dialect';
import { acceptForms } from '@fairgate/embedded/wire/forms';
import { generic } from '@fairgate/embedded/wire/generic';
import { addOperations, operation } from '@fairgate/embedded/wire/operation';
import { createService } from '@fairgate/embedded/wire/service';
import { addStaticReads } from '@fairgate/embedded/wire/static';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const device = { deviceId: '', deviceMake: '', deviceModel: '', sysType: '', sysVersion: '' };
const envelopes = {
  blade: { dialect: blade, wrap: (data: object) => ({ data, time: 1, lang: 'ar', token: '' }) },
  device: {
    dialect: deviceDialect,
    wrap: (data: object) => ({
      data,
      appVersion: 'WEB',
      device,
      time: 1,
      token: '',
      lang: 'ar',
      websiteId: '1020',
    }),
  },
  generic: {
    dialect: generic,
    wrap: (data: object) => ({
      ...data,
      token: '',
      country: '',
      lang: 'ar',
      exhibitonType: '',
      appVersion: 'H5',
      device,
      time: 1,
    }),
  },
} as const;

let seen: Call | undefined;

async function serviceOf(dialect: Dialect) {
  const service = createService(dialect);
  service.log.level = 'silent';
  await acceptForms(service);
  addOperations(
    service,
    [
      operation({
        name: 'echo',
        path: '/echo',
        dialect,
        request: z.object({ word: z.string() }),
        async handle({ word }, call) {
          seen = call;
          return { word };
        },
      }),
      operation({
        name: 'fail',
        path: '/fail',
        dialect,
        request: z.unknown(),
        handle: () => Promise.reject(new Error('secret of the house')),
      }),
    ],
    async (token) => (token === 'good' ? { kind: 'buyer', accountId: 1, sessionId: 1 } : undefined),
  );
  addStaticReads(service, {
    list: async ({ siteId, language }) => (siteId === '999' ? { language } : undefined),
  });
  return service;
}

for (const [name, { dialect, wrap }] of Object.entries(envelopes)) {
  describe(`§7.1 the ${name} dialect`, () => {
    let service: Awaited<ReturnType<typeof serviceOf>>;
    beforeAll(async () => {
      service = await serviceOf(dialect);
    });
    const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
      service.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': 'application/json', ...headers },
      });

    it('gives the handler the payload, the language and the tracking headers', async () => {
      const answer = await post('/echo', wrap({ word: 'hi' }), {
        'visitor-id': 'v-7',
        'meo-id': 'm-7',
        'page-url': 'https://fair.example/',
      });
      expect(answer.json()).toEqual(dialect.success({ word: 'hi' }).body);
      expect(seen).toMatchObject({
        language: 'ar',
        tracking: { visitorId: 'v-7', meoId: 'm-7', pageUrl: 'https://fair.example/' },
      });
    });

    it('answers in English if it does not have the language', async () => {
      await post('/echo', { ...wrap({ word: 'hi' }), lang: 'xx' });
      expect(seen?.language).toBe('en');
    });

    it('reports a malformed request in its own envelope', async () => {
      for (const body of ['{"data":', '[]', JSON.stringify(wrap({ word: 5 }))]) {
        const answer = await post('/echo', body);
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toMatchObject({ code: 400, data: null, msg: expect.any(String) as string });
      }
    });

    it('answers a body that is too large', async () => {
      expect((await post('/echo', wrap({ word: 'x'.repeat(1_200_000) }))).json()).toMatchObject({
        code: 413,
      });
    });

    it('answers an unknown path', async () => {
      const answer = await post('/nothing?keyword=private', {});
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 404, msg: 'no such operation: POST /nothing' });
    });

    it('masks an unexpected error of a handler', async () => {
      const answer = await post('/fail', wrap({}));
      expect(answer.statusCode).toBe(500);
      expect(answer.body).not.toContain('secret');
      expect(answer.json()).toMatchObject({ code: 500, msg: 'server error' });
    });

    it('accepts a known token and rejects any other', async () => {
      expect((await post('/echo', { ...wrap({ word: 'hi' }), token: 'good' })).statusCode).toBe(200);
      const refused = await post('/echo', { ...wrap({ word: 'hi' }), token: 'bad' });
      expect(refused.json()).toMatchObject({ code: name === 'blade' ? 401 : 100_001 });
    });
  });
}

describe('§7.1 forms', () => {
  it('blade reads the token from Blade-Auth', async () => {
    const service = await serviceOf(blade);
    const answer = await service.inject({
      method: 'POST',
      url: '/echo',
      headers: { 'blade-auth': 'bad' },
      payload: envelopes.blade.wrap({ word: 'hi' }),
    });
    expect(answer.statusCode).toBe(401);
  });

  it('blade reads multipart with the token appended', async () => {
    const service = await serviceOf(blade);
    const form = new FormData();
    form.set('word', 'hi');
    form.set('token', 'good');
    expect((await service.inject({ method: 'POST', url: '/echo', payload: form })).json()).toMatchObject({
      data: { word: 'hi' },
    });
    expect(seen?.holder).toMatchObject({ accountId: 1 });
  });

  it('generic reads form-urlencoded', async () => {
    const service = await serviceOf(generic);
    const payload = new URLSearchParams({
      word: 'hi',
      lang: 'ar',
      token: '',
      time: '1',
      device: '{}',
    }).toString();
    const answer = await service.inject({
      method: 'POST',
      url: '/echo',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
    expect(answer.json()).toMatchObject({ code: 0, data: { word: 'hi' } });
  });
});

describe('§7.3 static reads', () => {
  it('site 1001 returns the texts of the international site', async () => {
    const service = await serviceOf(blade);
    expect((await service.inject('/static/1001/fa/list.json')).json()).toEqual({ language: 'fa' });
    expect((await service.inject('/static/999/fa/list.json')).headers['cache-control']).toBe(
      'public, max-age=60',
    );
  });

  it('an unknown site, language or name is not found', async () => {
    const service = await serviceOf(blade);
    for (const path of [
      '/static/5/en/list.json',
      '/static/999/xx/list.json',
      '/static/999/en/nothing.json',
      '/static/999/en/constructor.json',
    ]) {
      expect((await service.inject(path)).statusCode).toBe(404);
    }
  });
});
