import { ApolloProvider } from '@apollo/client/react';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import type { DataSource } from '#platform/data-source.ts';

/**
 * Provides the client of the page to all hooks below. The client changes when Apollo Client takes over and
 * when the language is switched. A take-over renders all components with data again, with the same result: it
 * is a transition, which does not block input.
 */
export function DataProvider({ source, children }: { source: DataSource; children: ReactNode }) {
  const [known, setKnown] = useState(() => ({ source, client: source.client() }));
  useEffect(() => {
    const change = () =>
      startTransition(() =>
        setKnown((before) =>
          before.source === source && before.client === source.client()
            ? before
            : { source, client: source.client() },
        ),
      );
    change();
    return source.onChange(change);
  }, [source]);
  return (
    <ApolloProvider client={known.source === source ? known.client : source.client()}>
      {children}
    </ApolloProvider>
  );
}
