/** Why a card could not be read. */
export type ReadProblem =
  | 'no-text'
  | 'camera-refused'
  | 'no-camera'
  | 'not-a-picture'
  | 'too-large'
  | 'not-loaded'
  | 'cancelled'
  | 'failed';

export class ReadError extends Error {
  readonly problem: ReadProblem;

  constructor(problem: ReadProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}
