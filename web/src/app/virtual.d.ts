// Modules that our own bundler plugins write (intl-names.ts, route-access.ts, text-parts.ts).
declare module 'virtual:route-access' {
  import type { Access } from '@fairgate/schema/urls/access';

  /** The pages that are not for everybody, by the id of their route. */
  export const routeAccess: Readonly<Partial<Record<string, Access>>>;
}

declare module 'virtual:intl-names/*' {
  import type { IntlNames } from '#ui/intl-names.ts';

  export const names: IntlNames;
}

declare module 'virtual:text-parts' {
  import type { LanguageCode } from '@fairgate/schema/locales';

  /** What follows the language in the name of its folder, in the browser's build. */
  export const folders: Readonly<Record<LanguageCode, string>>;
}
