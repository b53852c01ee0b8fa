/**
 * An expected refusal: its text is for the other side to read. Everything else that is thrown is masked.
 * What a gateway refuses it refuses in the envelope, under HTTP 200, unless the request itself was at fault.
 */
export class Refusal extends Error {
  readonly code: number;
  readonly status: number;
  /** What a program may do about it, such as how long to wait. */
  readonly data: object | null;

  constructor(code: number, message: string, status = 200, data: object | null = null) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.status = status;
    this.data = data;
  }
}

/** The caller's token is unknown or has expired (§7.1); each dialect has its own code for it. */
export class InvalidToken extends Error {
  constructor() {
    super('token invalid');
    this.name = 'InvalidToken';
  }
}
