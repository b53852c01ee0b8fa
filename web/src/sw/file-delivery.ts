// Sends a chosen file, once: in one tab or in the service worker at a time. A file whose answer was lost is asked for again by
// its key, and the service says that it is stored.
import { fileSendMs, fileUnattachedMs, httpTimeoutBrowserMs } from '@fairgate/schema/limits';
import { changeFile, fileOf, type ChosenFile } from './file-store.ts';

/** What became of a file. `later`: nothing answered, or the server asked to wait. `gone`: it is not on this device any more. */
export type FileOutcome =
  | { readonly state: 'stored'; readonly fileId: string }
  | { readonly state: 'refused'; readonly message?: string | undefined }
  | { readonly state: 'later'; readonly waitSeconds?: number | undefined }
  | { readonly state: 'gone' };

/** After this time a stored file is asked for again: one that nothing is attached to is deleted after a day. */
const freshMs = fileUnattachedMs / 2;

/** Sends the bytes of a file; a page tells how much has left. */
export type PostFile = (credential: string, content: Blob, signal: AbortSignal) => Promise<Response>;

export const filesAddress = '/files';
export const fileHeaders = (credential: string) => ({
  'content-type': 'application/octet-stream',
  'upload-credential': credential,
});

const post: PostFile = (credential, content, signal) =>
  fetch(filesAddress, { method: 'POST', headers: fileHeaders(credential), body: content, signal });

/** Never rejects. */
export function deliverFile(
  key: string,
  { postFile = post, signal }: { postFile?: PostFile; signal?: AbortSignal } = {},
): Promise<FileOutcome> {
  return exclusively(key, async () => {
    const file = await fileOf(key).catch(() => undefined);
    if (!file) return { state: 'gone' };
    if (file.fileId !== undefined && Date.now() - (file.storedAt ?? 0) < freshMs)
      return { state: 'stored', fileId: file.fileId };
    if (file.problem !== undefined) return { state: 'refused', message: file.message };
    try {
      return await attempt(file, postFile, signal);
    } catch {
      return { state: 'later' };
    }
  });
}

type Place = {
  readonly __typename: string;
  readonly fileId?: string;
  readonly credential?: string | null;
  readonly code?: string;
  readonly retryAfterSeconds?: number;
};
type Failure = {
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: { readonly code: string; readonly reason?: string };
  }[];
};

const signalOf = (timeoutMs: number, signal: AbortSignal | undefined): AbortSignal =>
  signal ? AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) : AbortSignal.timeout(timeoutMs);

async function attempt(
  { key, content, request }: ChosenFile,
  postFile: PostFile,
  signal: AbortSignal | undefined,
): Promise<FileOutcome> {
  const { address, headers, body } = request;
  const asked = await fetch(address, {
    method: 'POST',
    headers,
    body,
    signal: signalOf(httpTimeoutBrowserMs, signal),
  });
  const { data } = (await asked.json()) as { readonly data?: { readonly requestUpload?: Place } | null };
  const place = data?.requestUpload;
  if (!place) return { state: 'later' };
  if (place.retryAfterSeconds !== undefined) return { state: 'later', waitSeconds: place.retryAfterSeconds };
  if (place.fileId === undefined) return refuse(key, { code: place.code ?? 'BAD_USER_INPUT' });
  if (typeof place.credential !== 'string') return keep(key, place.fileId);
  const sent = await postFile(place.credential, content, signalOf(fileSendMs, signal));
  if (sent.ok) return keep(key, place.fileId);
  const { errors } = (await sent.json()) as Failure;
  const [error] = errors ?? [];
  const reason = error?.extensions.reason;
  // A new credential is asked for.
  if (reason === undefined || reason === 'expired')
    return { state: 'later', waitSeconds: Number(sent.headers.get('retry-after')) || undefined };
  return refuse(key, { code: reason, message: error?.message });
}

async function keep(key: string, fileId: string): Promise<FileOutcome> {
  await changeFile(key, { fileId, storedAt: Date.now() });
  return { state: 'stored', fileId };
}

async function refuse(
  key: string,
  { code, message }: { code: string; message?: string | undefined },
): Promise<FileOutcome> {
  await changeFile(key, { problem: code, ...(message !== undefined && { message }) });
  return { state: 'refused', message };
}

/** Runs in one place at a time for each file. Without locks two may overlap, and the service stores one. */
function exclusively<T>(key: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(`fairgate:file:${key}`, work) : work();
}
