// Sections of a page that are in its HTML while their code loads last, after everything that a visitor can
// use at once.
import { memo, Suspense, use, type ComponentType } from 'react';
import { Hydrated } from './Hydrated.tsx';
import { keepTrying, loadOnce } from './load-once.ts';

type LazySection<Props> = ComponentType<Props> & { readonly preload: () => Promise<unknown> };

const onServer: Promise<unknown>[] = [];

/**
 * In the browser a section of the server's page stays unhydrated until its code is loaded; other pages
 * preload it in their loader, with their data. On the server it is a normal component. Pass props that a
 * visitor can change through useDeferredValue, so that the section keeps the old ones until its code is
 * loaded.
 */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazySection<Props> {
  let pendingLoad: Promise<ComponentType<Props>> | undefined;
  let Loaded: ComponentType<Props> | undefined;
  const preload = loadOnce(() => load().then((component) => (Loaded = component)));
  if (import.meta.env.SSR) onServer.push(preload());
  function Section(props: Props) {
    // When its code cannot be loaded, the section stays as it is; its links work without it.
    const Component = Loaded ?? use((pendingLoad ??= keepTrying(preload)));
    return <Component {...props} />;
  }
  // With new props React would show the fallback until the code is loaded. memo: equal props are not new.
  return Object.assign(
    memo((props: Props) => (
      <Suspense>
        <Section {...props} />
        <Hydrated />
      </Suspense>
    )),
    { preload },
  );
}

/** Resolves when all sections are loaded on the server, before the first page is rendered. */
export const sectionsLoaded = (): Promise<unknown> => Promise.all(onServer);
