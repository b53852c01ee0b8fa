// The access rules of the pages, taken from the table of all routes (@fairgate/schema/urls/routes): the app
// gets the few facts that navigation needs, without the grammar of every address. `import … from
// 'virtual:route-access'`, and for private pages `from 'virtual:page-owners'`.
import type { Access } from '@fairgate/schema/urls/access';
import { routes } from '@fairgate/schema/urls/routes';
import type { Plugin } from 'vite';
import { pageFiles } from './routes.ts';

const modules: Readonly<Record<string, () => string>> = {
  'virtual:route-access': () => `export const routeAccess = ${JSON.stringify(restricted())}`,
  'virtual:page-owners': () => `export const pageOwners = ${JSON.stringify(owners())}`,
};

export function routeAccess(): Plugin {
  return {
    name: 'route-access',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => modules[id.slice(1)]?.(),
  };
}

/** The pages that the app may have to redirect from. */
function restricted(): Readonly<Record<string, Access>> {
  return Object.fromEntries(
    [...pageFiles.keys()].flatMap((path) => {
      const access = accessOf(path);
      const isOpen = access.audience === 'any' || isOwner(access.audience);
      return access.screens === 'both' && isOpen && !access.hiddenInProduction ? [] : [[path, access]];
    }),
  );
}

/** Whom the private pages belong to. */
function owners(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...pageFiles.keys()].flatMap((path) => {
      const { audience } = accessOf(path);
      return isOwner(audience) ? [[path, audience]] : [];
    }),
  );
}

const isOwner = (audience: Access['audience']) =>
  ['buyer', 'supplier', 'organiser', 'operator'].includes(audience);

/** @throws Error for a page that the table lacks, or names twice with different access. */
function accessOf(path: string): Access {
  const template = path.replaceAll(/\{?\$(\w+)\}?/g, '{$1}');
  // An optional parameter at the end has a page of its own.
  const exact = routes.filter((route) => route.shape.template.replace(/\/\{\w+\?\}$/, '') === template);
  const form = new RegExp(
    `^${template.replaceAll(/[.\\/]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '[^/]+')}$`,
  );
  // A fixed address beside one with a parameter has a page of its own, too.
  const [found, ...others] =
    exact.length > 0
      ? exact
      : routes.filter(({ shape: { template } }) => form.test(template) && !pageFiles.has(template));
  if (!found) throw new Error(`The table of routes lacks ${path}`);
  const facts = [found, ...others].map(
    ({ screens, audience, fallback, supplierFallback, hiddenInProduction }: Access) => ({
      screens,
      audience,
      ...(fallback !== undefined && { fallback }),
      ...(supplierFallback !== undefined && { supplierFallback }),
      ...(hiddenInProduction && { hiddenInProduction }),
    }),
  );
  if (new Set(facts.map((fact) => JSON.stringify(fact))).size > 1)
    throw new Error(`The table of routes has conflicting access rules for ${path}`);
  return facts[0] as Access;
}
