// A site whose visitors send files: the real services behind a gateway.
import { createFileAddresses, type FileVariant } from '@fairgate/gateway/file-addresses';
import { createSecrets } from '@fairgate/gateway/secrets';
import type { FileStore } from '@fairgate/embedded/files/store';
import { startGateway, type Started } from '../../gateway/start.ts';
import { type Embedded, startEmbedded } from './store.ts';

const key = 'a key of the sessions of these tests';

export type FileSite = {
  readonly embedded: Embedded;
  readonly gateway: Started;
  /** The address of a file, as one gets it who may read it. */
  addressOf(id: string, variant?: FileVariant): string;
  close(): Promise<void>;
};

export async function startFileSite(files?: FileStore): Promise<FileSite> {
  const embedded = await startEmbedded(undefined, files && { files });
  const urls = await Promise.all(
    Object.entries(embedded.services).map(async ([name, service]) => [
      `${name.toUpperCase()}_GATEWAY_URL`,
      await service.listen({ host: '127.0.0.1', port: 0 }),
    ]),
  );
  const gateway = await startGateway({
    upstreamUrl: 'http://127.0.0.1:1',
    env: {
      ...(Object.fromEntries(urls) as Record<string, string>),
      BUYER_SERVICE_KEY: embedded.serviceKey,
      SESSION_KEYS: key,
      // Each file can come from an address of its own.
      TRUST_PROXY: 'true',
      REQUEST_BUDGET: '0',
    },
  });
  const addresses = createFileAddresses(createSecrets([key]));
  return {
    embedded,
    gateway,
    addressOf: (id, variant = 'file') => gateway.url + addresses.of(id, variant),
    async close() {
      await gateway.close();
      await embedded.close();
    },
  };
}

const requestUpload = /* GraphQL */ `
  mutation RequestUpload($input: UploadInput!) {
    requestUpload(input: $input) {
      __typename
      ... on Upload {
        fileId
        credential
        expiresAt
      }
      ... on Failure {
        code
        path
      }
    }
  }
`;
type Place = {
  readonly __typename: string;
  readonly fileId: string;
  readonly credential: string | null;
  readonly expiresAt: string;
  readonly path?: string[];
};

export type Sender = { readonly cookie?: string; readonly visitorId?: string; readonly ip?: string };

const headersOf = ({ cookie, visitorId = 'v-files', ip }: Sender): Record<string, string> => ({
  'visitor-id': visitorId,
  ...(cookie && { cookie }),
  ...(ip && { 'x-forwarded-for': ip }),
});

export async function placeFor(
  { gateway }: FileSite,
  { name, bytes }: { name: string; bytes: number },
  sender: Sender = {},
  idempotencyKey: string = crypto.randomUUID(),
): Promise<Place> {
  const { data, errors } = await gateway.query<{ requestUpload: Place }>(
    requestUpload,
    { input: { idempotencyKey, name, bytes } },
    headersOf(sender),
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.requestUpload;
}

export type Sent = {
  readonly status: number;
  /** Of a stored file. */
  readonly id?: string;
  readonly name?: string;
  readonly type?: string;
  readonly bytes?: number;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: { readonly code: string; readonly reason?: string };
  }[];
};

export async function send(
  { gateway }: FileSite,
  credential: string,
  content: Buffer,
  headers: Record<string, string> = {},
): Promise<Sent> {
  const answer = await fetch(`${gateway.url}/files`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'upload-credential': credential, ...headers },
    body: new Uint8Array(content),
  });
  return { status: answer.status, ...((await answer.json()) as object) };
}

/** Asks for a place and sends the file. */
export async function upload(
  site: FileSite,
  name: string,
  content: Buffer,
  sender: Sender = {},
): Promise<Sent> {
  const place = await placeFor(site, { name, bytes: content.length }, sender);
  if (place.credential === null || place.credential === undefined)
    return { status: 422, errors: [{ message: place.__typename, extensions: { code: 'BAD_USER_INPUT' } }] };
  return send(site, place.credential, content, headersOf(sender));
}
