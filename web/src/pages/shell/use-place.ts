import { useRouterState } from '@tanstack/react-router';

/** Which of these links leads to the page itself: all that a bar of links around the page depends on. */
export function usePlace<Place extends string>(places: readonly Place[]): Place | undefined {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return places.find((place) => place === path);
}

/** For such links: current on that very page, whatever its query. */
export const exactly = { exact: true, includeSearch: false } as const;
