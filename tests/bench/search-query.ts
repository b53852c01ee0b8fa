/** What the contestants answer: 20 products as cards, each with its supplier. */
export const searchQuery = /* GraphQL */ `
  query Search($keyword: String!, $first: Int!) {
    searchProducts(filter: { keyword: $keyword }, first: $first) {
      totalCount
      nodes {
        id name minimumOrder updatedAt
        picture { src width height alt }
        price { from { amount currency } to { amount currency } }
        unit { key one many }
        leadTime { minimumDays maximumDays }
        rating { average count }
        supplier { id name countryCode city yearsOnSite verifications { key title checkedOn } }
      }
    }
  }
`;
export const variables = { keyword: 'kettle', first: 20 };
