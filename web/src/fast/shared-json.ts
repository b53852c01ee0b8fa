// JSON of values that many pages show, such as products: written once, as bytes. rendered-html.ts finds equal values.
import { scriptJson } from '#platform/script-json.ts';

const firsts = new WeakMap<object, object>();
const written = new WeakMap<object, Buffer>();

/** @param first equals `value` and stays in memory: its JSON serves for both. */
export function shareJson(value: object, first: object): void {
  firsts.set(value, first);
}

/** JSON for a script element; undefined for a value that no page has shown before. */
export function sharedJson(value: object): Buffer | undefined {
  const first = firsts.get(value);
  if (!first) return undefined;
  let json = written.get(first);
  if (!json) written.set(first, (json = Buffer.from(scriptJson(JSON.stringify(first)))));
  return json;
}
