/** Exit codes after sysexits.h, so that a supervisor can react to a stop. */
export const exitCodes = {
  usage: 64,
  corruptData: 65,
  /** Also 65, EX_DATAERR: the input has errors. */
  badInput: 65,
  noInput: 66,
  unavailable: 69,
  software: 70,
  cannotWrite: 73,
  folderInUse: 75,
  badSetting: 78,
  commandNotFound: 127,
} as const;

/** An expected end of the program: its message is for the user at the terminal, without a stack. */
export class Stop extends Error {
  readonly exitCode: number;

  constructor(exitCode: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Stop';
    this.exitCode = exitCode;
  }
}
