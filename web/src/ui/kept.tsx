// HTML that the server keeps: a product card is the same on every page that shows it. React has no such thing, so here its
// place in the page is marked, and app/kept-html.ts puts what was kept into the marked places.
import { createContext, useContext, type ComponentType, type Key, type ReactNode } from 'react';

/** Says of a part its number in the page and whether its HTML is at hand. `name`: which part it is; `facts`: what it shows now. */
export type NotePart = (
  name: string,
  facts: readonly object[],
) => { readonly number: number; readonly isKept: boolean };

export const NotePartContext = createContext<NotePart | undefined>(undefined);

/**
 * A component whose HTML depends on its props, the language and the site alone. On the server it is rendered once for the
 * same props; in the browser it is the component itself. Within a kept component nothing else is kept.
 */
export function kept<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  if (!import.meta.env.SSR) return Component;
  return function Kept(props: Props) {
    const notePart = useContext(NotePartContext);
    if (!notePart || !isPlain(props)) return <Component {...props} />;
    const { number, isKept } = note(notePart, name, props);
    return isKept ? (
      <wbr data-kept={number} />
    ) : (
      <NewPart number={number}>
        <Component {...props} />
      </NewPart>
    );
  };
}

/** What stands between two equal marks will be kept. */
function NewPart({ number, children }: { number: number; children: ReactNode }) {
  const mark = <wbr data-kept={number} />;
  return (
    <NotePartContext value={undefined}>
      {mark}
      {children}
      {mark}
    </NotePartContext>
  );
}

type ListProps<Props> = {
  readonly name: string;
  readonly of: ComponentType<Props>;
  readonly items: readonly (Props & { readonly key: Key })[];
};

/** Many of one component that could be kept, next to each other: one mark stands for all neighbours whose HTML is at hand. */
export function KeptList<Props extends object>({ name, of: Item, items }: ListProps<Props>): ReactNode {
  const notePart = useContext(NotePartContext);
  if (!import.meta.env.SSR || !notePart)
    return items.map(({ key, ...props }) => <Item key={key} {...(props as unknown as Props)} />);
  const parts: ReactNode[] = [];
  let run: number[] = [];
  const endRun = () => {
    if (run.length > 0) parts.push(<wbr key={`run ${run[0]}`} data-kept={run.join(' ')} />);
    run = [];
  };
  for (const { key, ...props } of items) {
    const { number, isKept } = note(notePart, `${name} ${key}`, props);
    if (isKept) {
      run.push(number);
    } else {
      endRun();
      parts.push(
        <NewPart key={key} number={number}>
          <Item {...(props as unknown as Props)} />
        </NewPart>,
      );
    }
  }
  endRun();
  return parts;
}

/** Long facts are compared, not looked up: to hash them would take as long as to write them. */
function note(notePart: NotePart, part: string, props: object): ReturnType<NotePart> {
  let name = part;
  const facts: object[] = [];
  for (const [prop, value] of Object.entries(props)) {
    if (value && typeof value === 'object') facts.push(value as object);
    name += facts.at(-1) === value ? ` ${prop}` : ` ${prop}=${String(value)}`;
  }
  return notePart(name, facts);
}

/** Nothing but data: no functions, no elements. */
function isPlain(props: object): boolean {
  return Object.values(props).every(
    (value) => typeof value !== 'function' && !(value && typeof value === 'object' && '$$typeof' in value),
  );
}
