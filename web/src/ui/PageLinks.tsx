type Page = { readonly href: string; readonly title: string };

/** Links with a full load, which the service worker answers from its cache when offline. */
export function PageLinks({ pages }: { readonly pages: readonly Page[] }) {
  return (
    <ul className="grid pt-2 text-ink">
      {pages.map(({ href, title }) => (
        <li key={href}>
          <a href={href} className="flex min-h-11 items-center py-1.5 underline underline-offset-4">
            <bdi>{title}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
