// Parts of a page that stand in its HTML while their code comes after everything that can be used at once.
import { memo, Suspense, use, type ComponentType } from 'react';

type Later<Props> = ComponentType<Props> & { readonly preload: () => Promise<unknown> };

/** What is on the page already must not fail because its code did not come; its links lead on as those of any page. */
const stay = () => new Promise<never>(() => undefined);

const onServer: Promise<unknown>[] = [];

/**
 * In the browser a part of the server's page stays as it is until its code is there; another page preloads it in its
 * loader, together with its data. On the server it is a component like any other. Props that a visitor changes belong
 * into useDeferredValue, so that the part waits for its code with the old ones.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let arriving: Promise<ComponentType<Props>> | undefined;
  let Loaded: ComponentType<Props> | undefined;
  const preload = () => (loading ??= load().then((component) => (Loaded = component)));
  if (import.meta.env.SSR) onServer.push(preload());
  function Part(props: Props) {
    const Component = Loaded ?? use((arriving ??= preload().catch(stay)));
    return <Component {...props} />;
  }
  // To new props React would answer with an empty place until the code is there: equal ones are not new.
  return Object.assign(
    memo((props: Props) => (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )),
    { preload },
  );
}

/** Before the server renders its first page. */
export const partsLoaded = (): Promise<unknown> => Promise.all(onServer);
