import { ApolloClient, InMemoryCache, type ApolloLink } from '@apollo/client';

export function createApollo(link: ApolloLink): ApolloClient {
  const cache = new InMemoryCache({
    typePolicies: {
      Tag: { keyFields: ['code'] },
      // Their ids are those of their targets.
      BannerTarget: { keyFields: false },
      SearchSuggestion: { keyFields: false },
    },
  });
  return new ApolloClient({
    cache,
    link,
    devtools: { enabled: import.meta.env.DEV },
    defaultOptions: {
      // A page shows the data of the sources that answered, also when one is down.
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
