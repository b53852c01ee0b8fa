// Forms (§7.1): a golden file cannot contain a multipart body, so both halves are tested together.
import { blade as bladeService } from '@fairgate/embedded/wire/blade';
import { acceptForms } from '@fairgate/embedded/wire/forms';
import { generic as genericService } from '@fairgate/embedded/wire/generic';
import { addOperations, type Operation } from '@fairgate/embedded/wire/operation';
import { createService } from '@fairgate/embedded/wire/service';
import { blade } from '@fairgate/gateway/envelope/blade';
import { noTracking, type CallContext } from '@fairgate/gateway/envelope/dialect';
import { generic } from '@fairgate/gateway/envelope/generic';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const context: CallContext = {
  language: 'ar',
  websiteId: '999',
  country: 'EG',
  token: 't-1',
  tracking: { ...noTracking, 'visitor-id': 'v-1' },
};
const fields = { word: 'مصباح & co', size: '7' };

function filled<Form extends FormData | URLSearchParams>(form: Form): Form {
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const cases = [
  { name: 'blade, multipart', client: blade, service: bladeService, form: () => filled(new FormData()) },
  {
    name: 'generic, multipart',
    client: generic,
    service: genericService,
    form: () => filled(new FormData()),
  },
  {
    name: 'generic, urlencoded',
    client: generic,
    service: genericService,
    form: () => filled(new URLSearchParams()),
  },
];

describe('§7.1 the embedded service reads the forms that the gateway sends', () => {
  for (const { name, client, service: dialect, form } of cases) {
    it(`§7.1 ${name}`, async () => {
      const seen: string[] = [];
      const echo: Operation = {
        name: 'echo',
        path: '/echo',
        dialect,
        request: z.record(z.string(), z.string()),
        answer: async (data) => data,
      };
      const service = createService(dialect);
      await acceptForms(service);
      addOperations(service, [echo], async (token) => {
        seen.push(token);
        return { kind: 'buyer', accountId: 1, sessionId: 1 };
      });
      const { method, path, headers, body = '' } = client.encode('/echo', form(), context);
      const answer = await service.inject({ method, url: path, headers, payload: body });
      expect(client.decode({ status: answer.statusCode, text: answer.body })).toEqual(fields);
      expect(seen).toEqual(['t-1']);
      await service.close();
    });
  }
});
