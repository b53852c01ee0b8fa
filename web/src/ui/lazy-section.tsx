// Sections of a page that are in its HTML while their code loads last, after everything a visitor can use at once.
import { memo, Suspense, use, type ComponentType } from 'react';

type LazySection<Props> = ComponentType<Props> & { readonly preload: () => Promise<unknown> };

/** Never settles: a section that is on the page stays as it is when its code cannot be loaded. Its links work without. */
const stay = () => new Promise<never>(() => undefined);

const onServer: Promise<unknown>[] = [];

/**
 * In the browser a section of the server's page stays as it is until its code is loaded; other pages preload it in their
 * loader, together with their data. On the server it is a component like any other. Pass props that a visitor changes
 * through useDeferredValue, so that the section waits for its code with the old ones.
 */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazySection<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let arriving: Promise<ComponentType<Props>> | undefined;
  let Loaded: ComponentType<Props> | undefined;
  const preload = () => (loading ??= load().then((component) => (Loaded = component)));
  if (import.meta.env.SSR) onServer.push(preload());
  function Section(props: Props) {
    const Component = Loaded ?? use((arriving ??= preload().catch(stay)));
    return <Component {...props} />;
  }
  // With new props React would show an empty place until the code is loaded. memo: equal props are not new.
  return Object.assign(
    memo((props: Props) => (
      <Suspense>
        <Section {...props} />
      </Suspense>
    )),
    { preload },
  );
}

/** Resolves when the server may render its first page. */
export const sectionsLoaded = (): Promise<unknown> => Promise.all(onServer);
