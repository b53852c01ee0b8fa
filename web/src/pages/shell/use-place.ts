import { useRouterState } from '@tanstack/react-router';

/** The link of a navigation bar that is the current page, or above it: the only state that such a bar depends on. */
export function usePlace<Place extends string>(places: readonly Place[]): Place | undefined {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return places.find((place) => place === path || (place !== '/' && path.startsWith(`${place}/`)));
}

/** For such links: current on exactly that path, with any query. */
export const exactly = { exact: true, includeSearch: false } as const;
/** The same, and on the pages below. */
export const below = { exact: false, includeSearch: false } as const;
