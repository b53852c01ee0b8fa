import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { FileStore } from './store.ts';

export type S3Settings = {
  /** Of the service, without the bucket: `https://s3.example`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

const deadlineMs = 30_000;
const retries = 2;

/** Files in a bucket of S3-compatible storage. Several processes and machines share it. */
export function openS3Store({ endpoint, bucket, region, ...keys }: S3Settings): FileStore {
  const client = new AwsClient({ ...keys, region, service: 's3', retries });
  const folder = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
  const send = async (method: string, key: string, body?: Buffer): Promise<Response> =>
    client.fetch(`${folder}/${encodeURIComponent(key)}`, {
      method,
      ...(body && {
        body: new Uint8Array(body),
        headers: { 'content-type': 'application/octet-stream', 'content-length': String(body.length) },
      }),
      signal: AbortSignal.timeout(deadlineMs),
    });
  return {
    async put(key, bytes) {
      await done(await send('PUT', key, bytes));
    },
    async open(key) {
      const answer = await send('GET', key);
      if (answer.status === 404) {
        await answer.body?.cancel();
        return undefined;
      }
      if (!answer.ok || !answer.body) await fail(answer);
      return {
        bytes: Number(answer.headers.get('content-length')),
        content: Readable.fromWeb(answer.body as ReadableStream<Uint8Array>),
      };
    },
    async remove(key) {
      const answer = await send('DELETE', key);
      if (answer.status !== 404) await done(answer);
    },
  };
}

async function done(answer: Response): Promise<void> {
  if (!answer.ok) await fail(answer);
  await answer.body?.cancel();
}

/** The answer's body may repeat the request with its keys: only the status is told. */
async function fail(answer: Response): Promise<never> {
  await answer.body?.cancel();
  throw new Error(`the file storage answered ${answer.status}`);
}
