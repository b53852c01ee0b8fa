import { linkParameters } from '@fairgate/schema/urls/secret-parameters';
import { useHydrated, useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

type Link = { readonly link: string | undefined; readonly email: string | undefined };

const isOfLink = (name: string) => linkParameters.some((parameter) => parameter === name);

/**
 * The secret of a mailed link. It is removed from the address at once, so that it is neither visible nor
 * copied; this tab's history keeps it for a reload.
 * @param given the secret in the address.
 */
export function useLink(given: string | undefined, givenEmail?: string): Link {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const stored = useRouterState({ select: ({ location }) => location.state.link });
  const storedEmail = useRouterState({ select: ({ location }) => location.state.linkEmail });
  useEffect(() => {
    if (given === undefined) return;
    void navigate({
      to: '.',
      search: (before: object) =>
        Object.fromEntries(Object.entries(before).filter(([name]) => !isOfLink(name))),
      state: { link: given, ...(givenEmail !== undefined && { linkEmail: givenEmail }) },
      replace: true,
      resetScroll: false,
    });
  }, [given, givenEmail, navigate]);
  // The server has no history.
  return {
    link: given ?? (hydrated ? stored : undefined),
    email: givenEmail ?? (hydrated ? storedEmail : undefined),
  };
}
