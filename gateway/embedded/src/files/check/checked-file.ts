/** A file as it is stored: made anew from what was sent, except a PDF. */
export type CheckedFile = {
  readonly bytes: Buffer;
  /** A picture may be stored in another format than it was sent in; the name then ends accordingly. */
  readonly type: string;
  readonly end: string;
  readonly picture?: {
    readonly width: number;
    readonly height: number;
    readonly preview: Buffer;
  };
};
