// Modules that our own bundler plugins write (intl-names.ts).
declare module 'virtual:intl-names/*' {
  import type { IntlNames } from '#ui/intl-names.ts';

  export const names: IntlNames;
}
