// Sends the bytes of a file from a page: only XMLHttpRequest tells how many have left.
import { fileHeaders, filesAddress, type PostFile } from '../../sw/file-delivery.ts';

/** @param onProgress the part that has left, from 0 to 1. */
export const postFileWith =
  (onProgress: (part: number) => void): PostFile =>
  (credential, content, signal) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', filesAddress);
      for (const [name, value] of Object.entries(fileHeaders(credential)))
        request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
      request.addEventListener('load', () => {
        const wait = request.getResponseHeader('retry-after');
        resolve(
          new Response(request.responseText, {
            status: request.status,
            headers: wait === null ? {} : { 'retry-after': wait },
          }),
        );
      });
      for (const end of ['error', 'abort', 'timeout'] as const)
        request.addEventListener(end, () => reject(new Error('The file was not sent')));
      signal.addEventListener('abort', () => request.abort());
      request.send(content);
    });
