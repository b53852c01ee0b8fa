/** Some scripts have signs far above and below the letters. */
export function lineHeightOf(text: string): number {
  if (/[\p{Script=Khmer}\p{Script=Myanmar}]/u.test(text)) return 1.8;
  return /[\p{Script=Arabic}\p{Script=Thai}]/u.test(text) ? 1.5 : 1.3;
}
