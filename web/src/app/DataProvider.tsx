import { ApolloProvider } from '@apollo/client/react';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import type { DataSource } from '#platform/data-source.ts';

/**
 * The client of the page for all hooks below; it changes when the real one takes over or the language is switched. When
 * it takes over, all that shows data renders once more, to the same: as a transition, which never holds the visitor up.
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
