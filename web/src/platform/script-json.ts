/** JSON that is safe in a script element. */
export const scriptJson = (json: string): string =>
  json.includes('<') ? json.replaceAll('<', String.raw`\u003c`) : json;
