// The operations that the explorer opens with. tests/spec runs each of them unchanged.

/**
 * With this header, `extensions.explain` contains the cost, the upstream calls, cache hits and misses, and the
 * duration in ms.
 */
const headers = JSON.stringify({ 'x-fairgate-explain': '1' }, null, 2);

export type Example = { query: string; variables?: string; headers: string };

export const examples: Example[] = [
  {
    query: `# Products that fit, with the counts of every filter.
# Press Ctrl-Enter. "extensions.explain" below the answer says what it cost.
query SearchProducts($keyword: String!) {
  searchProducts(filter: { keyword: $keyword }, first: 5) {
    totalCount
    nodes {
      id
      name
      price { from { amount currencyCode } to { amount currencyCode } }
      minimumOrder
      unit { plural }
      leadTime { minimumDays maximumDays }
      supplier { name countryCode verifications { title checkedOn inspector } }
    }
    facets { kind values { value label count } }
  }
}
`,
    variables: JSON.stringify({ keyword: 'kettle' }, null, 2),
    headers,
  },
  {
    query: `# The newest product in full: prices by quantity, facts, certificates, who sells it.
query NewestProduct {
  searchProducts(sort: NEWEST, first: 1) {
    nodes {
      name
      description
      pictures { src alt }
      offer { stock ladder { minimumQuantity price { amount currencyCode } } }
      attributes { name value }
      certificates { code number issuer validUntil }
      hsCode
      port { name countryCode }
      category { name parent { name } }
      supplier { name responsiveness { rate medianHours } }
    }
  }
}
`,
    headers,
  },
  {
    query: `# The category tree with its tags.
query Categories {
  categories {
    id
    name
    productCount
    children { id name tags { code name } }
  }
}
`,
    headers,
  },
  {
    query: `# Signs in as the demo's buyer. The session comes as a cookie: from now on "viewer" is theirs, until "mutation { logout }".
mutation SignIn($input: LoginInput!) {
  login(input: $input) {
    ... on SignedIn {
      viewer {
        name
        email
        sessions { origin lastSeenAt current }
        followedProducts(first: 5) { totalCount edges { followedAt node { name } } }
      }
    }
    ... on Refusal { code message }
    ... on InvalidInput { fields { name key bound } }
  }
}
`,
    variables: JSON.stringify({ input: { email: 'buyer@fairgate.example', password: 'fairgate1' } }, null, 2),
    headers,
  },
  {
    query: `# Price and stock of a product as they change, over WebSocket.
# Change them from a shell:  pnpm exec embedded prices 1000001 --stock 500
subscription ProductOffer($id: ID!) {
  productOfferChanged(id: $id) {
    stock
    changedAt
    ladder { minimumQuantity price { amount currencyCode } }
  }
}
`,
    variables: JSON.stringify({ id: '1000001' }, null, 2),
    headers,
  },
];
