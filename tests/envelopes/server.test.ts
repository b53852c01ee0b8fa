// The server half of the wire dialects against the golden files (§7.1); client.test.ts tests the client half.
// The golden file's answer replaces each handler: only the dialect and the form of the payload are tested.
import { operationsOf, staticNames } from '@fairgate/embedded/services';
import { blade } from '@fairgate/embedded/wire/blade';
import { failureCodes } from '@fairgate/embedded/wire/codes';
import { deviceDialect } from '@fairgate/embedded/wire/device';
import type { Dialect } from '@fairgate/embedded/wire/dialect';
import { acceptForms } from '@fairgate/embedded/wire/forms';
import { generic } from '@fairgate/embedded/wire/generic';
import { addOperations, type Operation } from '@fairgate/embedded/wire/operation';
import { ErrorAnswer } from '@fairgate/embedded/wire/error-answer';
import { createService } from '@fairgate/embedded/wire/service';
import { addStaticReads } from '@fairgate/embedded/wire/static';
import { streamLines } from '@fairgate/embedded/wire/stream';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Golden, goldenErrors, goldenFailures, goldens } from '../gateway/golden.ts';

const dialects: Readonly<Record<string, Dialect>> = { blade, device: deviceDialect, generic };
// The token of the golden files; any token is valid here.
const goldenToken = async (token: string) =>
  token === 't-1' ? { kind: 'buyer' as const, accountId: 1, sessionId: 1 } : undefined;

async function serviceOf(
  dialect: Dialect,
  add: (service: FastifyInstance) => void,
): Promise<FastifyInstance> {
  const service = createService(dialect);
  await acceptForms(service);
  add(service);
  return service;
}

async function send(service: FastifyInstance, { method, path, headers, body }: Golden['request']) {
  return service.inject({ method, url: path, headers, ...(body ? { payload: body } : {}) });
}

// Only the forms of the operations are read, so there is no database.
const operations = (['buyer', 'supplier', 'search', 'purchaser', 'chat'] as const).flatMap((name) =>
  operationsOf(name, {} as Parameters<typeof operationsOf>[1]),
);

describe('§7.1 the embedded services read and answer the messages of the golden files', () => {
  const of = (...wanted: Golden['dialect'][]) => goldens.filter(({ dialect }) => wanted.includes(dialect));

  for (const { operation, gateway, request, response, deltas } of of('stream')) {
    it(`${gateway} ${operation}: §7.4 lines of data: and JSON`, async () => {
      const service = await serviceOf(blade, (one) => {
        one.post(request.path, async (_, reply) => reply.send(streamLines(deltas ?? [])));
      });
      expect((await send(service, request)).body.trimEnd().split('\n')).toEqual(response.lines);
    });
  }

  for (const { operation, gateway, request, response } of of('static')) {
    it(`${gateway} ${operation}: the JSON itself`, async () => {
      expect(staticNames).toContain(operation);
      const service = await serviceOf(blade, (one) =>
        addStaticReads(one, { [operation]: async () => response.body }),
      );
      const answer = await send(service, request);
      expect([answer.statusCode, answer.json()]).toEqual([response.status, response.body]);
    });
  }

  for (const { operation, dialect, gateway, request, response } of of('blade', 'device', 'generic')) {
    it(`${gateway} ${operation}: ${dialect}`, async () => {
      const own = operations.find(({ path }) => path === request.path);
      if (!own) throw new Error(`no operation answers ${request.path}`);
      expect(own.dialect.name).toBe(dialect);
      const answerGolden: Operation['answer'] = async (data) => {
        z.parse(own.request, data);
        return (response.body as { data: unknown }).data;
      };
      const service = await serviceOf(own.dialect, (one) =>
        addOperations(one, [{ ...own, answer: answerGolden }], goldenToken),
      );
      const answer = await send(service, request);
      expect([answer.statusCode, answer.json()]).toEqual([response.status, response.body]);
    });
  }
});

it('§8 the services use the error codes of the golden file, and no others', () => {
  const golden = goldenFailures.flatMap(([code, { service }]) => (service ? [[service, Number(code)]] : []));
  expect(failureCodes).toEqual(Object.fromEntries(golden));
});

describe('§7.1 failures in the form of the golden files', () => {
  // The others come from other servers; only the client half must accept them.
  const ours = new Set([
    'blade-invalid-token',
    'blade-server-error',
    'device-invalid-token',
    'generic-invalid-token',
  ]);
  for (const [name, { dialect, response, message }] of goldenErrors) {
    const own = dialects[dialect];
    if (!ours.has(name) || !own) continue;
    it(name, async () => {
      const failing: Operation = {
        name,
        path: '/fails',
        dialect: own,
        request: operations[0]!.request,
        answer: () => Promise.reject(new ErrorAnswer(500, message ?? '')),
      };
      const service = await serviceOf(own, (one) => addOperations(one, [failing], goldenToken));
      const token = name.endsWith('invalid-token') ? 'made-up' : '';
      const device = { deviceId: '', deviceMake: '', deviceModel: '', sysType: '', sysVersion: '' };
      const answer = await service.inject({
        method: 'POST',
        url: '/fails',
        payload: { data: {}, appVersion: 'WEB', device, token, lang: 'en' },
      });
      expect([answer.statusCode, answer.json()]).toEqual([response.status, response.body]);
    });
  }
});
