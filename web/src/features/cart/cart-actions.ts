import type { Line } from './group-lines.ts';

export type CartActions = {
  /** Resolves to whether it is done. */
  readonly change: (line: Line, quantity: number) => Promise<boolean>;
  readonly remove: (line: Line) => void;
};
