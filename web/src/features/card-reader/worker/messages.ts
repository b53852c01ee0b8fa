/** To the worker: everything it needs. Its policy lets it load nothing (gateway/src/http/content-policy.ts). */
export type ReadRequest = {
  /** Tesseract's WebAssembly. */
  readonly core: ArrayBuffer;
  /** The codes of Tesseract, the most likely language first, and their data in gzip. */
  readonly languages: readonly { readonly code: string; readonly data: ArrayBuffer }[];
  /** PNG. */
  readonly picture: ArrayBuffer;
};

/** A line of text in a picture. */
export type ReadLine = {
  readonly text: string;
  /** In pixels of the picture, from its top. */
  readonly top: number;
  readonly height: number;
  /** 0 to 100. */
  readonly confidence: number;
};

/** From the worker: how much of the picture is read, 0 to 1; then the lines, from the top. */
export type ReadAnswer =
  | { readonly share: number }
  | { readonly lines: readonly ReadLine[] }
  | { readonly problem: string };
