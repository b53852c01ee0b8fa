// Components that the server renders once for equal props: a product card is the same on every page that
// shows it. React has no such cache. So the page has a placeholder for the component, and rendered-html.ts
// puts the stored HTML in its place.
import { createContext, useContext, type ComponentType, type Key, type ReactNode } from 'react';

/**
 * @param name the name of the component.
 * @param facts its props.
 * @returns its number in the page, and whether its HTML is stored.
 */
export type LookUpPart = (
  name: string,
  facts: readonly object[],
) => { readonly number: number; readonly isStored: boolean };

export const RenderedPartsContext = createContext<LookUpPart | undefined>(undefined);

/**
 * A component whose HTML depends only on its props, the language and the site. The server renders it once for
 * equal props. In the browser it is the component itself. Inside another such component it is rendered as
 * usual.
 */
export function renderedOnce<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  if (!import.meta.env.SSR) return Component;
  return function RenderedOnce(props: Props) {
    const lookUpPart = useContext(RenderedPartsContext);
    if (!lookUpPart || !isPlain(props)) return <Component {...props} />;
    const { number, isStored } = lookUp(lookUpPart, name, props);
    return isStored ? (
      <wbr data-rendered={number} />
    ) : (
      <NewPart number={number}>
        <Component {...props} />
      </NewPart>
    );
  };
}

/** The HTML between two equal placeholders is stored. */
function NewPart({ number, children }: { number: number; children: ReactNode }) {
  const placeholder = <wbr data-rendered={number} />;
  return (
    <RenderedPartsContext value={undefined}>
      {placeholder}
      {children}
      {placeholder}
    </RenderedPartsContext>
  );
}

type ListProps<Props> = {
  readonly name: string;
  readonly of: ComponentType<Props>;
  readonly items: readonly (Props & { readonly key: Key })[];
};

/** A list of one such component. One placeholder is enough for adjacent items whose HTML is stored. */
export function RenderedOnceList<Props extends object>({
  name,
  of: Item,
  items,
}: ListProps<Props>): ReactNode {
  const lookUpPart = useContext(RenderedPartsContext);
  if (!import.meta.env.SSR || !lookUpPart)
    return items.map(({ key, ...props }) => <Item key={key} {...(props as unknown as Props)} />);
  const parts: ReactNode[] = [];
  let run: number[] = [];
  const endRun = () => {
    if (run.length > 0) parts.push(<wbr key={`run ${run[0]}`} data-rendered={run.join(' ')} />);
    run = [];
  };
  for (const { key, ...props } of items) {
    const { number, isStored } = lookUp(lookUpPart, `${name} ${key}`, props);
    if (isStored) {
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

/** Objects are compared and are not part of the name: hashing them takes as long as rendering them. */
function lookUp(lookUpPart: LookUpPart, part: string, props: object): ReturnType<LookUpPart> {
  let name = part;
  const facts: object[] = [];
  for (const [prop, value] of Object.entries(props)) {
    if (value && typeof value === 'object') facts.push(value as object);
    name += facts.at(-1) === value ? ` ${prop}` : ` ${prop}=${String(value)}`;
  }
  return lookUpPart(name, facts);
}

/** Only data: no functions, no elements. */
function isPlain(props: object): boolean {
  return Object.values(props).every(
    (value) => typeof value !== 'function' && !(value && typeof value === 'object' && '$$typeof' in value),
  );
}
