// Answers to the operations of a page, as the server hands them to the browser beside the HTML.
import type { DocumentNode } from 'graphql';
import { knownJson } from '#ui/kept.tsx';

/** The data of one operation; what failed in it is null there. */
export type Answer = { readonly hash: string; readonly variables: Readonly<Record<string, unknown>>; readonly data: unknown };

/** As JSON. Lists of what rendering has written out already, such as products, are not written again. */
export function answersJson(answers: readonly Answer[]): string {
  return `[${answers.map(({ hash, variables, data }) => `{"hash":"${hash}","variables":${JSON.stringify(variables)},"data":${composed(data, listsAt)}}`).join(',')}]`;
}

/** How many objects deep such lists lie: data → searchProducts → nodes. */
const listsAt = 2;

function composed(value: unknown, depth: number): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return value.length > 0 && value.every((one) => isObject(one) && knownJson(one) !== undefined) ? `[${value.map(knownJson).join(',')}]` : JSON.stringify(value);
  if (depth === 0) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${composed(one, depth - 1)}`).join(',')}}`;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The hash that codegen wrote into a document; every document of #operations has one. */
export function hashOf(document: DocumentNode): string {
  const { __meta__: meta } = document as { __meta__?: { hash?: string } };
  if (!meta?.hash) throw new Error('This document is not from #operations');
  return meta.hash;
}

/** The answer to a document with these variables, if it is among the answers. */
export function answerTo(answers: readonly Answer[], document: DocumentNode, variables: object = {}): Answer | undefined {
  const hash = hashOf(document);
  const wanted = JSON.stringify(variables);
  return answers.find((answer) => answer.hash === hash && JSON.stringify(answer.variables) === wanted);
}
