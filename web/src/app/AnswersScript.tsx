const id = 'answers';

/**
 * The answers of a page as a JSON script next to its HTML. It is data, so the Content-Security-Policy does
 * not name it. The browser keeps it unchanged when it hydrates.
 */
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
