// How the client is cut: what every page needs first is two files, so that each is compressed as one and asked for once.
// Packages stand apart from our modules, since other packages that ours import need them before ours run.
type Modules = { getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null };

/** Packages that every page needs. Those with one index for everything (rxjs, Apollo) are left to the bundler. */
const packages = /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/[\w-]+|@lingui\/(core|react)|lucide|@wry\/equality)\//;

const ours = /\/(web|schema)\/src\//;

/** Small parts of pages that show products: one file instead of twenty. What brings a large package along stays out (the modal), and so does what few pages have. */
export const common = /\/web\/src\/(ui\/(?!modal|Pager|QuantityStepper|digits|Field|RuleMessage|Text(Field|Area)|Select|Checkbox)|features\/product-card\/|pages\/[\w-]+\.ts)/;

/** What one fills in: searches with filters, forms. */
export const fields = /\/web\/src\/ui\/(Field|RuleMessage|Text(Field|Area)|Select|Checkbox)\.tsx/;

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
