import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

const fileLimitBytes = 10_485_760;

/** Lets a service read form-urlencoded and multipart bodies; the body has each field under its name. */
export async function acceptForms(service: FastifyInstance): Promise<void> {
  await service.register(formbody);
  await service.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: fileLimitBytes, files: 10, fields: 100 },
  });
}
