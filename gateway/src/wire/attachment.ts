// An attached file, in any answer that has some.
import { z } from 'zod';
import { CodedError } from '../coded-error.ts';
import { count, text } from './scalars.ts';

export const wireAttachment = z
  .object({
    fileKey: text,
    fileName: text,
    fileType: text,
    fileSize: count,
    width: count.nullish(),
    height: count.nullish(),
  })
  .transform(({ fileKey, fileName, fileType, fileSize, width, height }) => ({
    id: fileKey,
    name: fileName,
    type: fileType,
    bytes: fileSize,
    size: width && height ? { width, height } : null,
  }));
export type AttachmentModel = z.infer<typeof wireAttachment>;

/**
 * For an operation that attaches files, with the failure BAD_USER_INPUT: one that is not the sender's is the field
 * `attachmentIds`. @throws CodedError
 */
export async function aboutAttachments<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== 'BAD_USER_INPUT' || error.field.length > 0)
      throw error;
    throw new CodedError('BAD_USER_INPUT', { field: ['attachmentIds'], cause: error });
  }
}
