import { blade } from '../../envelope/blade.ts';

/** An operation of operators, which is never stored. */
export const operatorNamed = (name: string) =>
  ({ source: 'buyer', dialect: blade, ttlMs: 0, name, path: `/operator/${name}.json` }) as const;
