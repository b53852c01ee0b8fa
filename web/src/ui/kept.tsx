// HTML that the server keeps: a product card is the same on every page that shows it. React has no such thing, so here its
// place in the page is marked, and app/kept-html.ts puts what was kept into the marked places.
import { createContext, useContext, type ComponentType } from 'react';

/** Says of a part, named by everything its HTML depends on, its number in the page and whether its HTML is at hand. */
export type NotePart = (name: string) => { readonly number: number; readonly isKept: boolean };

export const NotePartContext = createContext<NotePart | undefined>(undefined);

/**
 * A component whose HTML depends on its props, the language and the site alone. On the server it is rendered once for the
 * same props; in the browser it is the component itself. Within a kept component nothing else is kept.
 */
export function kept<Props extends object>(name: string, Component: ComponentType<Props>): ComponentType<Props> {
  if (!import.meta.env.SSR) return Component;
  return function Kept(props: Props) {
    const notePart = useContext(NotePartContext);
    if (!notePart || !isPlain(props)) return <Component {...props} />;
    const { number, isKept } = notePart(`${name} ${keyOf(props)}`);
    const mark = <wbr data-kept={number} />;
    if (isKept) return mark;
    return (
      <NotePartContext value={undefined}>
        {mark}
        <Component {...props} />
        {mark}
      </NotePartContext>
    );
  };
}

function keyOf(props: object): string {
  let key = '';
  for (const [name, value] of Object.entries(props)) key += `${name}=${value && typeof value === 'object' ? jsonOf(value as object) : String(value)} `;
  return key;
}

const written = new WeakMap<object, string>();

/** JSON of something that does not change, made once: the answers of a page are written out after its parts. */
export function jsonOf(value: object): string {
  let json = written.get(value);
  if (json === undefined) written.set(value, json = JSON.stringify(value));
  return json;
}

/** What `jsonOf` has made of this very object, if it was asked. */
export const knownJson = (value: object): string | undefined => written.get(value);

/** JSON says all about it: no functions, no elements. */
function isPlain(props: object): boolean {
  return Object.values(props).every((value) => typeof value !== 'function' && !(value && typeof value === 'object' && '$$typeof' in value));
}
