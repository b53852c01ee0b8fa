import { ApolloProvider } from '@apollo/client/react';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { DataSource } from './data-source.ts';

/** The client of the page for all hooks below; it changes when the real one takes over or the language is switched. */
export function DataProvider({ source, children }: { source: DataSource; children: ReactNode }) {
  const client = useSyncExternalStore(source.onChange, source.client, source.client);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
