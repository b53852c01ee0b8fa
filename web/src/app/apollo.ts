import { ApolloClient, InMemoryCache, type ApolloLink } from '@apollo/client';
import { shareRequests } from './share-requests.ts';

/**
 * Parts without an id, of which operations select different fields. Without a merge the answer of one operation removes
 * the fields of the other, which is then sent again.
 */
export const mergedTypes = [
  'Cart',
  'Desk',
  'Picture',
  'PurchaseInfo',
  'Responsiveness',
  'Stand',
  'Unit',
] as const;

export function createApollo(link: ApolloLink): ApolloClient {
  const cache = new InMemoryCache({
    typePolicies: {
      Tag: { keyFields: ['code'] },
      ...Object.fromEntries(mergedTypes.map((type) => [type, { merge: true }])),
      // It has no id: pages read it by several operations.
      SupplierUser: { merge: true },
      RfqSupplier: { keyFields: ['conversationId'] },
      // Their ids are those of their targets.
      BannerTarget: { keyFields: false },
      SearchSuggestion: { keyFields: false },
    },
  });
  return new ApolloClient({
    cache,
    link: shareRequests().concat(link),
    queryDeduplication: false,
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
