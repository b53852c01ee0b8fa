// Writes tags of a page's head as text. As elements, React would render each, send it a second time as data,
// and compare it in the browser. React ignores elements of a head that it does not know.
import { escapeMarkup } from '@fairgate/schema/escape-markup';
import type { HeadTags } from '#platform/head-tags.ts';

export function headText({ meta, links, scripts }: HeadTags): string {
  return (
    meta.map((attributes) => `<meta${written(attributes)}/>`).join('') +
    links.map((attributes) => `<link${written(attributes)}/>`).join('') +
    scripts.map(({ type, children }) => `<script type="${type}">${children}</script>`).join('')
  );
}

const written = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name.toLowerCase()}="${escapeMarkup(value)}"`)
    .join('');
