// The answer to PickableTags with two thousand tags: 10 top categories with 10 subcategories of 20 tags each.
const things = [
  'Desk lamp',
  'Frying pan',
  'Copper kettle',
  'Office chair',
  'Garden hose',
  'Cordless drill',
  'Baby stroller',
  'Yoga mat',
  'LED panel',
  'Paper bag',
];
const kinds = [
  'for hotels',
  'for children',
  'of bamboo',
  'of stainless steel',
  'foldable',
  'wireless',
  'with logo',
  'waterproof',
  'for export',
  'recycled',
];
const sizes = ['small', 'large'];

const tags = (wide: number, narrow: number) =>
  things.flatMap((thing, at) =>
    sizes.map((size, other) => ({
      __typename: 'Tag',
      code: `t${wide}-${narrow}-${at}-${other}`,
      name: `${thing} ${kinds[narrow]}, ${size} (${wide + 1})`,
    })),
  );

/** Names begin alike in all categories, so that a word has many matches and reaches the limit of §9. */
export const twoThousandTags = JSON.stringify({
  data: {
    __typename: 'Query',
    categories: things.map((thing, wide) => ({
      __typename: 'Category',
      id: String(wide + 1),
      name: `${thing}s and more`,
      children: kinds.map((kind, narrow) => ({
        __typename: 'Category',
        id: String((wide + 1) * 100 + narrow),
        name: `Things ${kind}`,
        tags: tags(wide, narrow),
      })),
    })),
  },
});
