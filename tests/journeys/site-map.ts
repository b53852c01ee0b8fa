// The addresses of all pages, from the web app's own list.
import { siteMap } from '../../web/routes.ts';

/** Templates in the schema's form: '/{$product}.html' is '/{product}.html'. Without the page of unmatched paths. */
export const templates: readonly string[] = (siteMap.children ?? [])
  .flatMap((child) =>
    'path' in child
      ? [child.path.replaceAll(/\{?\$(\w+)\}?/g, '{$1}')]
      : 'file' in child && child.type === 'index'
        ? ['/']
        : [],
  )
  .filter((template) => template !== '/$');

/** Templates without a parameter. */
export const addresses: readonly string[] = templates.filter((template) => !template.includes('{'));
