// How the client is cut: what every page needs first is two files, so that each is compressed as one and asked for once.
// Packages stand apart from our modules, since other packages that ours import need them before ours run.
type Modules = { getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null };

/** Packages that every page needs, and what the bundler adds. */
const packages = /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/[\w-]+|@lingui\/(core|react)|lucide|@wry\/equality)\/|^\0(rolldown\/runtime|vite\/preload-helper)/;

/** Of packages with one index for everything, what most pages need for their hooks; the rest comes with the client itself. */
export const data = { name: 'data', test: /node_modules\/(@apollo\/client|rxjs|@wry|optimism|graphql)\//, minShareCount: 6 };

const ours = /\/(web|schema)\/src\/|^\0virtual:text-parts$/;

/** Small parts of pages that show products: one file instead of twenty. What brings a large package along stays out (the modal), and so does what few pages have. */
export const common = /\/web\/src\/(ui\/(?!modal|Pager|QuantityStepper|digits|Field|RuleMessage|Text(Field|Area)|Select|Checkbox)|features\/(product|fair)-card\/|pages\/[\w-]+\.ts)|\/schema\/src\/urls\/alternates/;

/** What one fills in: searches with filters, forms. */
export const fields = /\/web\/src\/ui\/(Field|RuleMessage|Text(Field|Area)|Select|Checkbox)\.tsx/;

/** What the lists of products and suppliers have in common: search, category, best rated and the like. */
export const lists = { name: 'lists', test: /\/web\/src\/(pages\/search\/listing\/|features\/search\/|generated\/operations\/product-search)/, minShareCount: 3 };

/** Names the chunk of those packages, and that of all our modules that the entry imports statically. */
export function firstChunk(entry: string): (id: string, modules: Modules) => string | null {
  let first: Set<string> | undefined;
  return (id, modules) => {
    if (packages.test(id)) return 'packages';
    first ??= reachable(entry, modules);
    return first.has(id) ? 'first' : null;
  };
}

function reachable(entry: string, modules: Modules): Set<string> {
  const found = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || !ours.test(id)) continue;
    found.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
