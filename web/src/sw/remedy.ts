import type { ErrorRemedy } from '@fairgate/schema/error-entry';
import { errorRemedies } from './error-remedies.gen.ts';

/** What a request waits for that failed with this code; undefined where it is final. Without a code nothing answered. */
export function remedyFor(code: string | undefined): ErrorRemedy | undefined {
  if (code === undefined) return 'connection';
  return (errorRemedies as Readonly<Record<string, ErrorRemedy | undefined>>)[code];
}
