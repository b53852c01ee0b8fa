import { isPicture } from '@fairgate/schema/file-types';
import { fileIdPattern } from '@fairgate/schema/rules/file';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { needServiceKey } from '../accounts/service-key.ts';
import type { Store } from '../store.ts';
import { faultCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { previewKey } from './store.ts';

const query = z.object({ variant: z.enum(['file', 'preview']).default('file') });
const find = {
  name: 'file to serve',
  text: 'select name, type, width is not null as "isPicture" from file where id = $1 and stored_at is not null',
};

/**
 * GET /files/{id}?variant=file|preview: the bytes of a file. It requires the service key: the gateway knows who may read
 * what, and gives addresses that expire.
 */
export function addFiles(service: FastifyInstance, { db, files, serviceKey }: Store): void {
  service.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
    needServiceKey(request.headers, serviceKey);
    const { id } = request.params;
    const { variant } = query.parse(request.query);
    const [row] = fileIdPattern.test(id)
      ? await db.rows<{ name: string; type: string; isPicture: boolean }>(find, [id])
      : [];
    const isPreview = variant === 'preview';
    const stored =
      row && (!isPreview || row.isPicture) ? await files.open(isPreview ? previewKey(id) : id) : undefined;
    if (!row || !stored) throw new ErrorAnswer(faultCodes.unknown, 'no such file', faultCodes.unknown);
    return reply
      .type(isPreview ? 'image/webp' : row.type)
      .header('content-length', stored.bytes)
      .header('content-disposition', dispositionOf(row.name, isPicture(row.type) ? 'inline' : 'attachment'))
      .header('cache-control', 'private, no-store')
      .send(stored.content);
  });
}

/** RFC 6266: the name in ASCII for old programs, and in full. */
function dispositionOf(name: string, kind: 'inline' | 'attachment'): string {
  const plain = name.replace(/[^\x20-\x7E]|["\\%]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${full}`;
}
