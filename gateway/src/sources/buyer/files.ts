// Files that people attach (§7.3 file upload credential, getFileKey). Their bytes go by http/files.ts.
import { isPicture, fileTypeOf } from '@fairgate/schema/file-types';
import { fileCredentialTtlMs, previewSideMaxPixels } from '@fairgate/schema/limits';
import { uploadInput } from '@fairgate/schema/rules';
import { z } from 'zod';
import { CodedError } from '../../coded-error.ts';
import { blade } from '../../envelope/blade.ts';
import { deviceDialect } from '../../envelope/device.ts';
import type { FileAddresses } from '../../file-addresses.ts';
import type { Upload, UploadInput } from '../../generated/resolvers.ts';
import type { Secrets } from '../../secrets.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import type { AccountOptions } from '../../account/account-options.ts';
import type { AttachmentModel } from '../../wire/attachment.ts';
import { checked } from '../../wire/checked.ts';
import { text } from '../../wire/scalars.ts';

/** What a sealed credential contains: the gateway then knows what comes before it asks the service. */
export const uploadPurpose = 'upload';
export const sealedUpload = z.object({ credential: z.string(), isPicture: z.boolean() });

const key = z.object({ fileKey: text });
const credential = z.object({ credential: text.nullable(), expireTime: text });

const write = { ttlMs: 0, failures: ['NOT_FOUND'] } as const;
const ofBuyers = { ...write, source: 'buyer', dialect: blade } as const;
const ofSuppliers = { ...write, source: 'supplier', dialect: deviceDialect } as const;

type KeyOperation = Operation<z.infer<typeof key>>;
type CredentialOperation = Operation<z.infer<typeof credential>>;

const getFileKey: KeyOperation = {
  ...ofBuyers,
  name: 'getFileKey',
  path: '/file/getFileKey.json',
  answer: key,
};
const getUploadCredential: CredentialOperation = {
  ...ofBuyers,
  name: 'getUploadCredential',
  path: '/file/getUploadCredential.json',
  answer: credential,
};
const getSupplierFileKey: KeyOperation = {
  ...ofSuppliers,
  name: 'getSupplierFileKey',
  path: '/suppliers/getSupplierFileKey.json',
  answer: key,
};
const getSupplierUploadCredential: CredentialOperation = {
  ...ofSuppliers,
  name: 'getSupplierUploadCredential',
  path: '/suppliers/getSupplierUploadCredential.json',
  answer: credential,
};

const megabyte = 1_000_000;

export function fileSource(
  { callAsViewer }: Reader,
  {
    session,
    visitor,
    limits,
    visitorId,
    seal,
    addresses,
  }: AccountOptions & { visitorId: string; seal: Secrets['seal']; addresses: FileAddresses },
) {
  const isSupplier = () => session.viewer?.kind === 'supplier';
  return {
    /** @throws CodedError BAD_USER_INPUT, RATE_LIMITED */
    requestUpload: async (input: UploadInput): Promise<Upload> => {
      const { idempotencyKey, name, bytes } = checked(uploadInput, input);
      const { viewer } = session;
      if (viewer?.kind === 'organiser') throw new CodedError('FORBIDDEN');
      const sender = viewer ? `${viewer.kind} ${viewer.account ?? viewer.token}` : visitorId || visitor.ip;
      await limits.take('uploadMegabytes', sender, Math.ceil(bytes / megabyte));
      const { fileKey } = await callAsViewer(
        isSupplier() ? getSupplierFileKey : getFileKey,
        { fileName: name, fileSize: bytes, ip: visitor.ip },
        idempotencyKey,
      );
      const { credential: secret, expireTime } = await callAsViewer(
        isSupplier() ? getSupplierUploadCredential : getUploadCredential,
        { fileKey },
      );
      const sealed: z.infer<typeof sealedUpload> | null = secret
        ? { credential: secret, isPicture: isPicture(fileTypeOf(name) ?? '') }
        : null;
      return {
        fileId: fileKey,
        credential: sealed && (await seal(uploadPurpose, sealed, fileCredentialTtlMs)),
        expiresAt: expireTime,
      };
    },
    url: ({ id }: AttachmentModel): string => addresses.of(id, 'file'),
    preview({ id, size }: AttachmentModel) {
      if (!size) return null;
      const scale = Math.min(1, previewSideMaxPixels / Math.max(size.width, size.height));
      const scaled = (side: number) => Math.max(1, Math.round(side * scale));
      return {
        src: addresses.of(id, 'preview'),
        width: scaled(size.width),
        height: scaled(size.height),
      };
    },
  };
}
