// JSON of what page after page shows, such as products: written once, as the bytes that go out beside the HTML.
import { scriptJson } from '#platform/script-json.ts';

const firsts = new WeakMap<object, object>();
const written = new WeakMap<object, Buffer>();

/** `value` says the same as `first`, which stays: JSON of the one will do for both. */
export function noteEqual(value: object, first: object): void {
  firsts.set(value, first);
}

/** As it may stand in a script; undefined for what was not shown before. */
export function knownJson(value: object): Buffer | undefined {
  const first = firsts.get(value);
  if (!first) return undefined;
  let json = written.get(first);
  if (!json) written.set(first, (json = Buffer.from(scriptJson(JSON.stringify(first)))));
  return json;
}
