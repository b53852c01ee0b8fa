/**
 * An answer with an error code: its text is for the caller. All other errors are masked. It is sent in the
 * envelope, under HTTP 200, unless the request itself is at fault.
 */
export class ErrorAnswer extends Error {
  readonly code: number;
  readonly status: number;
  /** Data for the client, such as the seconds to wait. */
  readonly data: object | null;

  constructor(code: number, message: string, status = 200, data: object | null = null) {
    super(message);
    this.name = 'ErrorAnswer';
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
