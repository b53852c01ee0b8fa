declare module 'virtual:intl-names/*' {
  export const names: import('#ui/intl-names.ts').IntlNames;
}
