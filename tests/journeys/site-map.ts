// The addresses of all pages, from the web app's own list.
import { pageFiles } from '../../web/routes.ts';

/** Templates in the schema's form: '/{$product}.html' is '/{product}.html'. Without the page of unmatched paths. */
export const templates: readonly string[] = [...pageFiles.keys()].map((path) =>
  path.replaceAll(/\{?\$(\w+)\}?/g, '{$1}'),
);

/** Templates without a parameter. */
export const addresses: readonly string[] = templates.filter((template) => !template.includes('{'));
