import { useLingui } from '@lingui/react/macro';

type Page = { readonly href: string; readonly title: string };

/** Links with a full load, which the service worker answers from its cache when offline. */
export function PageLinks({ pages }: { readonly pages: readonly Page[] }) {
  const { t } = useLingui();
  // The home page has the title of the whole site.
  const nameOf = (title: string) => (title === t({ id: 'site.name', message: 'Fairgate' }) ? t`Home` : title);
  return (
    <ul className="grid pt-2 text-ink">
      {pages.map(({ href, title }) => (
        <li key={href}>
          <a href={href} className="flex min-h-11 items-center py-1.5 underline underline-offset-4">
            <bdi>{nameOf(title)}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
