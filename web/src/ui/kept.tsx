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
    const { number, isKept } = notePart(`${name} ${JSON.stringify(props)}`);
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

/** JSON says all about it: no functions, no elements. */
function isPlain(props: object): boolean {
  return Object.values(props).every((value) => typeof value !== 'function' && !(value && typeof value === 'object' && '$$typeof' in value));
}
