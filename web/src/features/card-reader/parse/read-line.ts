/** A line of text in a picture. */
export type ReadLine = {
  readonly text: string;
  /** In pixels of the picture, from its top. */
  readonly top: number;
  readonly height: number;
  /** 0 to 100. */
  readonly confidence: number;
};
