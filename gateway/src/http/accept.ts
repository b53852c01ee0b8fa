// RFC 9110 §12.5.1, for the media types of GraphQL answers (https://graphql.github.io/graphql-over-http).
export const answerTypes = ['application/graphql-response+json', 'application/json'] as const;

/** Whether the client takes an answer of one of these types. */
export function acceptsAnswer(accept: string | undefined): boolean {
  if (accept === undefined || accept.trim() === '') return true;
  const ranges = accept.split(',').map((part) => {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return { range, refused: parameters.some((text) => /^q=0(?:\.0*)?$/.test(text)) };
  });
  // The most specific range decides.
  return answerTypes.some((type) => {
    const found = [type, 'application/*', '*/*']
      .map((wanted) => ranges.find(({ range }) => range === wanted))
      .find((one) => one !== undefined);
    return found !== undefined && !found.refused;
  });
}
