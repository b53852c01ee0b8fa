import { errorCodeSdl } from '@fairgate/schema/errors';
import {
  errorEffectTable,
  errorRemedyTable,
  errorStatusTable,
  errorTable,
  pageErrorTable,
} from './errors.ts';

/** What is made from schema/src/errors.ts, so that an error is added in one place: the content of each file. */
export const errorFiles: Readonly<Record<string, string>> = {
  'schema/sdl/error-code.gen.graphql': errorCodeSdl(),
  'web/src/app/error-statuses.gen.ts': errorStatusTable(),
  'web/src/sw/error-remedies.gen.ts': errorRemedyTable(),
  'web/src/ui/error-effects.gen.ts': errorEffectTable(),
  'web/src/ui/errors.gen.ts': errorTable(),
  'web/src/ui/page-errors.gen.ts': pageErrorTable(),
};
