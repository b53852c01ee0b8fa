import { ApolloClient, InMemoryCache, type ApolloLink } from '@apollo/client';

export function createApollo(link: ApolloLink): ApolloClient {
  const cache = new InMemoryCache({
    typePolicies: {
      Tag: { keyFields: ['code'] },
      // Their id is that of what they lead to, not their own.
      BannerTarget: { keyFields: false },
      SearchSuggestion: { keyFields: false },
    },
  });
  return new ApolloClient({
    cache,
    link,
    devtools: { enabled: import.meta.env.DEV },
    defaultOptions: {
      // A page shows what four sources gave when the fifth is down.
      query: { errorPolicy: 'all' },
      watchQuery: { errorPolicy: 'all' },
      mutate: { errorPolicy: 'all' },
    },
  });
}

declare module '@apollo/client' {
  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface Query {
        errorPolicy: 'all';
      }
      interface WatchQuery {
        errorPolicy: 'all';
      }
      interface Mutate {
        errorPolicy: 'all';
      }
    }
  }
}
