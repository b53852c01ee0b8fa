const id = 'answers';

/** The answers that a page was made from, as JSON beside its HTML: the policy on scripts need not know it. In the browser it stays as it came. */
export function AnswersScript({ html }: { readonly html: (() => string) | undefined }) {
  return (
    <script
      id={id}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html?.() ?? '' }}
    />
  );
}

export function readAnswersScript(): string {
  return document.getElementById(id)?.textContent || '[]';
}
