/** The query of the comparison: 20 products as cards, each with its supplier. */
export const searchQuery = /* GraphQL */ `
  query Search($keyword: String!, $first: Int!) {
    searchProducts(filter: { keyword: $keyword }, first: $first) {
      totalCount
      nodes {
        id
        name
        minimumOrder
        updatedAt
        picture {
          src
          width
          height
          alt
        }
        price {
          from {
            amount
            currencyCode
          }
          to {
            amount
            currencyCode
          }
        }
        unit {
          key
          singular
          plural
        }
        leadTime {
          minimumDays
          maximumDays
        }
        rating {
          average
          count
        }
        supplier {
          id
          name
          countryCode
          city
          yearsOnSite
          verifications {
            key
            title
            checkedOn
          }
        }
      }
    }
  }
`;
export const variables = { keyword: 'kettle', first: 20 };

/** A page of 24 products with every filter counted. */
export const countedQuery = /* GraphQL */ `
  query CountedSearch($filter: ProductFilter, $sort: ProductSort, $page: Int) {
    searchProducts(filter: $filter, sort: $sort, page: $page, first: 24) {
      totalCount
      nodes {
        id
        name
        slug
        minimumOrder
        picture {
          src
        }
        price {
          from {
            amount
          }
          to {
            amount
          }
        }
      }
      facets {
        kind
        values {
          value
          label
          count
        }
      }
    }
  }
`;
