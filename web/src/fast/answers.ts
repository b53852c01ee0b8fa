// Answers to the operations of a page, as the server hands them to the browser beside the HTML.
import type { DocumentNode } from 'graphql';
import { scriptJson } from '#platform/script-json.ts';
import { sharedJson } from './shared-json.ts';

/** The data of one operation; what failed in it is null there. */
export type Answer = {
  readonly hash: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly data: unknown;
};

/** JSON for a script element, in pieces. Values that pages have shown before, such as products, are not written again. */
export function answersJson(answers: readonly Answer[]): readonly Buffer[] {
  const pieces: Buffer[] = [];
  let text = '';
  const add = (known: Buffer) => {
    pieces.push(Buffer.from(scriptJson(text)), known);
    text = '';
  };
  const write = (value: unknown, depth: number) => {
    const known = isObject(value) ? sharedJson(value) : undefined;
    if (known) add(known);
    else if (Array.isArray(value) && isObject(value[0]))
      value.forEach((one, index) => {
        text += index === 0 ? '[' : ',';
        write(one, 0);
        if (index === value.length - 1) text += ']';
      });
    else if (isObject(value) && !Array.isArray(value) && depth > 0) writeFields(value, depth - 1);
    else text += JSON.stringify(value);
  };
  const writeFields = (value: object, depth: number) => {
    text += '{';
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .forEach(([name, one], index) => {
        text += `${index > 0 ? ',' : ''}${JSON.stringify(name)}:`;
        write(one, depth);
      });
    text += '}';
  };
  text += '[';
  answers.forEach(({ hash, variables, data }, index) => {
    text += `${index > 0 ? ',' : ''}{"hash":"${hash}","variables":${JSON.stringify(variables)},"data":`;
    write(data, listsAt);
    text += '}';
  });
  return [...pieces, Buffer.from(scriptJson(`${text}]`))];
}

/** How many objects deep lists lie: data → searchProducts → nodes. */
const listsAt = 2;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

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
