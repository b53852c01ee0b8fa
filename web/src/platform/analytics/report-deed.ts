/** §2 Reports a deed, as ('contact', 'sent', 'buying'). It goes out only if the visitor agrees where that is asked (§9). */
export function reportDeed(category: string, action: string, name: string): void {
  const pageUrl = location.href;
  import('../tracking.ts').then(
    ({ report }) => report({ kind: 'point', category, action, name, pageUrl }),
    (cause: unknown) => console.warn('A deed goes unreported', cause),
  );
}
