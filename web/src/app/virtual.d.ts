// Modules that our bundler plugins write (intl-names.ts, route-access.ts, sized-files.ts, text-parts.ts).
declare module 'virtual:route-access' {
  import type { Access } from '@fairgate/schema/urls/access';

  /** The pages with restricted access, by route id. */
  export const routeAccess: Readonly<Partial<Record<string, Access>>>;
}

declare module 'virtual:page-owners' {
  /** Whom the private pages belong to, by route id. */
  export const pageOwners: Readonly<Partial<Record<string, 'buyer' | 'supplier' | 'organiser' | 'operator'>>>;
}

declare module 'virtual:intl-names/*' {
  import type { IntlNames } from '#ui/intl-names.ts';

  export const names: IntlNames;
}

declare module 'virtual:text-parts' {
  import type { LanguageCode } from '@fairgate/schema/locales';

  /** The suffix of a language's folder name in the browser build. */
  export const folders: Readonly<Record<LanguageCode, string>>;
}

declare module '*?sized' {
  /** The address of a file, and the bytes that are sent for it. */
  const file: { readonly url: string; readonly bytes: number };
  export default file;
}
