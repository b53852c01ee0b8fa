/** For `__resolveType`: which member of a result union an outcome is; a failure of errors.graphql, else what was wanted. */
export function outcomeOf<Type extends string>(wanted: Type): (outcome: object) => Type {
  return (outcome) => ('fields' in outcome ? 'InvalidInput' : 'code' in outcome ? 'Refusal' : wanted) as Type;
}
