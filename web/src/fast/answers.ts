// Answers to the operations of a page, as the server hands them to the browser beside the HTML.
import type { DocumentNode } from 'graphql';
import { scriptJson } from '#platform/script-json.ts';

/** The data of one operation; what failed in it is null there. */
export type Answer = {
  readonly hash: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly data: unknown;
  /** A part of it failed or was late. */
  readonly isPartial?: true;
};

/** JSON for a script element. */
export const answersJson = (answers: readonly Answer[]): string => scriptJson(JSON.stringify(answers));

/** The hash that codegen wrote into a document; every document of #operations has one. */
export function hashOf(document: DocumentNode): string {
  const { __meta__: meta } = document as { __meta__?: { hash?: string } };
  if (!meta?.hash) throw new Error('This document is not from #operations');
  return meta.hash;
}

/** The answer to a document with these variables, if it is among the answers. */
export function answerTo(
  answers: readonly Answer[],
  document: DocumentNode,
  variables: object = {},
): Answer | undefined {
  const hash = hashOf(document);
  const wanted = JSON.stringify(variables);
  return answers.find((answer) => answer.hash === hash && JSON.stringify(answer.variables) === wanted);
}
