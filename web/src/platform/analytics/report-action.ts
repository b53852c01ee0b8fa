/**
 * §2 Reports an action, such as ('contact', 'sent', 'buying'). It is sent only with consent, where that is
 * required (§9).
 */
export function reportAction(category: string, action: string, name: string): void {
  const pageUrl = location.href;
  import('../tracking.ts').then(
    ({ report }) => report({ kind: 'point', category, action, name, pageUrl }),
    (cause: unknown) => console.warn('An action could not be reported', cause),
  );
}
