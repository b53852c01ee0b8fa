// The client half of the wire dialects against the golden files (§7.1); server.test.ts tests the server half.
import { describe, expect, it } from 'vitest';
import { blade } from '@fairgate/gateway/envelope/blade';
import { deviceDialect } from '@fairgate/gateway/envelope/device';
import type { CallContext, Dialect } from '@fairgate/gateway/envelope/dialect';
import { encode } from '@fairgate/gateway/envelope/encode';
import { generic } from '@fairgate/gateway/envelope/generic';
import { pageFactsOf } from '@fairgate/gateway/envelope/page-facts';
import { SourceError } from '@fairgate/gateway/envelope/source-error';
import { staticRead } from '@fairgate/gateway/envelope/static';
import { decodeStream } from '@fairgate/gateway/envelope/stream';
import { failureCodes } from '@fairgate/gateway/envelope/wire-codes';
import { goldenErrors, goldenOf, goldenFailures, goldens, type Golden } from '../gateway/golden.ts';

// A stream request has the blade dialect; only its answer differs.
const dialects: Record<Golden['dialect'], Dialect> = {
  blade,
  device: deviceDialect,
  generic,
  static: staticRead,
  stream: blade,
};

const context: CallContext = {
  language: 'en',
  websiteId: '999',
  country: '',
  token: '',
  tracking: {
    'meo-id': 'm-1',
    'page-id': 'p-1',
    'page-url': 'https://fair.example/',
    'referer-url': '',
    'visitor-id': 'v-1',
  },
};

const envelopeFields = new Set(['token', 'country', 'lang', 'exhibitonType', 'appVersion', 'device', 'time']);

/** The payload of the operation, without the golden envelope. */
function payloadOf({ dialect, request }: Golden): unknown {
  if (dialect === 'static') return request.path.split('/')[2];
  if (dialect === 'generic')
    return Object.fromEntries(
      Object.entries(request.body ?? {}).filter(([name]) => !envelopeFields.has(name)),
    );
  return request.body?.['data'];
}

describe('§7.1 requests in the form of the golden files', () => {
  for (const golden of goldens) {
    it(`§7.1 ${golden.dialect}: ${golden.operation}`, () => {
      const path =
        golden.dialect === 'static'
          ? (golden.request.path.split('/').at(-1) ?? '').replace('.json', '')
          : golden.request.path;
      const pageUrl = golden.request.headers['page-url'] ?? context.tracking['page-url'];
      const sent = encode(dialects[golden.dialect], path, payloadOf(golden), {
        ...context,
        idempotencyKey: golden.request.headers['idempotency-key'],
        token: (golden.request.body?.['token'] ?? '') as string,
        tracking: { ...context.tracking, 'page-url': pageUrl },
        page: pageFactsOf(pageUrl, { deployPath: '' }),
        systemId: (golden.request.body?.['systemId'] ?? '') as string,
      });
      expect(sent.method).toBe(golden.request.method);
      expect(sent.path).toBe(golden.request.path);
      expect(sent.headers).toMatchObject(golden.request.headers);
      if (!golden.request.body) return expect(sent.body).toBeUndefined();
      const body = JSON.parse(sent.body as string) as Record<string, unknown>;
      expect({ ...body, time: 0 }).toEqual({ ...golden.request.body, time: 0 });
    });
  }

  it.each([
    ['https://fair.example/expoPoland_12/hall-plan?hall=A', 'expo', '12', ''],
    ['https://fair.example/affJapan_7', 'aff', '7', ''],
    ['https://fair.example/chinaHomeLifeEgypt/preregister', 'chinahomelife', '', ''],
    ['https://fair.example/eg/show_Egypt', 'chinahomelife', '', ''],
    ['https://fair.example/affJapan/aff-pre-register-popup', 'aff', '', ''],
    ['https://fair.example/affOsaka(Japan)', 'aff', '', ''],
    ['https://fair.example/sportsPoland?exhibition_id=12', 'sports', '12', ''],
    ['https://fair.example/expoPoland', 'expo', '', ''],
    ['https://fair.example/expo/badge/view', '', '', ''],
    ['https://fair.example/affiliates', '', '', ''],
    ['https://fair.example/search/product?exhibition_id=12', '', '12', ''],
    ['https://fair.example/search/product?exhibition_id=12%20or%201', '', '', ''],
    ['https://fair.example/eg/summer-deals3/cart', '', '', 'summer-deals'],
    ['https://fair.example/organiser/12', '', '', ''],
    ['not an address', '', '', ''],
    ['', '', '', ''],
  ])(
    '§7.1 the page %j is told by exhibition and theme',
    (pageUrl, exhibitionType, exhibitionId, themeType) => {
      expect(pageFactsOf(pageUrl, { deployPath: '/eg' })).toEqual({
        exhibitionType,
        exhibitionId,
        themeType,
      });
    },
  );

  it.each([
    ['https://fair.example/sportsPoland', '12', '12'],
    ['https://fair.example/eshow_cairo-home?exhibition_id=13', '12', '12'],
    ['https://fair.example/expoPoland_14', '12', '14'],
    ['https://fair.example/sportsPoland?exhibition_id=13', 'x', '13'],
    ['https://fair.example/sportsPoland', '12"', ''],
  ])('§7.1 the page %j that tells the exhibition %j is about %j', (pageUrl, told, exhibitionId) => {
    expect(pageFactsOf(pageUrl, { deployPath: '/eg' }, told)).toMatchObject({ exhibitionId });
  });

  it('§7.1 time is milliseconds in blade and device, seconds in generic', () => {
    const timeOf = (dialect: Dialect) =>
      (JSON.parse(dialect.encode('/x', {}, context).body as string) as { time: number }).time;
    const nowMs = Date.now();
    expect(Math.abs(timeOf(blade) - nowMs)).toBeLessThan(5_000);
    expect(Math.abs(timeOf(deviceDialect) - nowMs)).toBeLessThan(5_000);
    expect(Math.abs(timeOf(generic) - nowMs / 1000)).toBeLessThan(5);
  });

  it('§7.1 a FormData payload goes as multipart with the token appended', () => {
    const form = new FormData();
    form.append('file', 'bytes');
    const sent = blade.encode('/upload', form, { ...context, token: 'secret' });
    expect(sent.headers['blade-auth']).toBe('secret');
    expect(sent.headers['content-type']).toBeUndefined();
    expect((sent.body as FormData).get('token')).toBe('secret');
  });
});

describe('§7.1 answers in the form of the golden files', () => {
  for (const golden of goldens) {
    if (golden.dialect === 'stream') continue;
    it(`§7.1 ${golden.dialect}: reads the data of ${golden.operation}`, () => {
      const body = golden.response.body as { data?: unknown };
      const data = dialects[golden.dialect].decode({
        status: golden.response.status,
        text: JSON.stringify(body),
      });
      expect(data).toEqual(golden.dialect === 'static' ? body : body.data);
    });
  }

  for (const [name, golden] of goldenErrors) {
    it(`§8 ${name}`, () => {
      const text = golden.response.text ?? JSON.stringify(golden.response.body);
      const decode = () => dialects[golden.dialect].decode({ status: golden.response.status, text });
      if (!golden.error) return expect(decode()).toEqual(golden.data);
      let thrown: unknown;
      try {
        decode();
      } catch (error) {
        thrown = error;
      }
      expect(thrown).toBeInstanceOf(SourceError);
      expect((thrown as SourceError).fault).toBe(golden.error);
      if (golden.message && golden.message !== 'server error')
        expect((thrown as SourceError).upstreamMessage).toBe(golden.message);
    });
  }
});

it('§8 the gateway knows the failures of the golden file, and no others', () => {
  expect(failureCodes).toEqual(Object.fromEntries(goldenFailures.map(([code, { error }]) => [code, error])));
});

describe('§7.4 the stream dialect', () => {
  const { response, deltas } = goldenOf('chatCompletions');
  const bytes = new TextEncoder().encode(
    `event: answer\n${(response.lines ?? []).join('\n\n')}\n\ndata: {"content":""}\ndata: [DONE]\n`,
  );

  it('§7.4 yields the golden parts of text, for any split of the bytes', async () => {
    for (const size of [1, 2, 7, 1_000]) {
      const cut = async function* () {
        for (let at = 0; at < bytes.length; at += size)
          yield await Promise.resolve(bytes.slice(at, at + size));
      };
      expect(await Array.fromAsync(decodeStream(cut()))).toEqual(deltas);
    }
  });

  it('§7.4 rejects a line with invalid JSON', async () => {
    const broken = async function* () {
      yield await Promise.resolve(new TextEncoder().encode('data:{"content":\n'));
    };
    await expect(Array.fromAsync(decodeStream(broken()))).rejects.toMatchObject({ fault: 'SERVER_ERROR' });
  });
});
