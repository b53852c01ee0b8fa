/** An expected refusal: its text is for the other side to read. Everything else that is thrown is masked. */
export class Refusal extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
  }
}

/** Codes of refusals; they double as HTTP status. §7.1 fixes only those of an invalid token. */
export const refusalCodes = { malformed: 400, unknown: 404, tooLarge: 413, fault: 500 } as const;

/** The caller's token is unknown or has expired (§7.1); each dialect has its own code for it. */
export class InvalidToken extends Error {
  constructor() {
    super('token invalid');
    this.name = 'InvalidToken';
  }
}
