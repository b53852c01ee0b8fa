// The access rules of the pages, taken from the table of all routes (@fairgate/schema/urls/routes): the app
// gets the few facts that navigation needs, without the grammar of every address. `import … from
// 'virtual:route-access'`.
import type { Access } from '@fairgate/schema/urls/access';
import { routes } from '@fairgate/schema/urls/routes';
import type { Plugin } from 'vite';
import { pageFiles } from './routes.ts';

const name = 'virtual:route-access';

export function routeAccess(): Plugin {
  return {
    name: 'route-access',
    resolveId: (id) => (id === name ? `\0${id}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export const routeAccess = ${JSON.stringify(restricted())}` : undefined,
  };
}

function restricted(): Readonly<Record<string, Access>> {
  return Object.fromEntries(
    [...pageFiles.keys()].flatMap((path) => {
      const access = accessOf(path);
      return access.screens === 'both' && access.audience === 'any' && !access.hiddenInProduction
        ? []
        : [[path, access]];
    }),
  );
}

/** @throws Error for a page that the table lacks, or names twice with different access. */
function accessOf(path: string): Access {
  const template = path.replaceAll(/\{?\$(\w+)\}?/g, '{$1}');
  // An optional parameter at the end has a page of its own.
  const exact = routes.filter((route) => route.shape.template.replace(/\/\{\w+\?\}$/, '') === template);
  const form = new RegExp(
    `^${template.replaceAll(/[.\\/]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '[^/]+')}$`,
  );
  const [found, ...others] =
    exact.length > 0 ? exact : routes.filter((route) => form.test(route.shape.template));
  if (!found) throw new Error(`The table of routes lacks ${path}`);
  const facts = [found, ...others].map(({ screens, audience, fallback, hiddenInProduction }: Access) => ({
    screens,
    audience,
    ...(fallback !== undefined && { fallback }),
    ...(hiddenInProduction && { hiddenInProduction }),
  }));
  if (new Set(facts.map((fact) => JSON.stringify(fact))).size > 1)
    throw new Error(`The table of routes has conflicting access rules for ${path}`);
  return facts[0] as Access;
}
