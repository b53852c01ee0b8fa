import type { ReadLine } from './parse/read-line.ts';

/** To the worker: everything it needs. Its policy lets it load nothing (gateway/src/http/content-policy.ts). */
export type ReadRequest = {
  /** Tesseract's WebAssembly. */
  readonly core: ArrayBuffer;
  /** The codes of Tesseract, the most likely language first, and their data in gzip. */
  readonly languages: readonly { readonly code: string; readonly data: ArrayBuffer }[];
  /** PNG. */
  readonly picture: ArrayBuffer;
};

/** From the worker: how much of the picture is read, 0 to 1; then the lines, from the top. */
export type ReadAnswer =
  | { readonly share: number }
  | { readonly lines: readonly ReadLine[] }
  | { readonly error: string };
