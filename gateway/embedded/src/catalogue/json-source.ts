import { createReadStream } from 'node:fs';
import { headingOf, variantPrefix, variantsName } from './columns.ts';
import { escape, escapeName } from './lists.ts';
import { type Problem, rowAtMostCharacters, type SourceItem, type SourceRow } from './problem.ts';

/**
 * The rows of a JSON file: an array of objects, or consecutive objects (JSON lines). No JSON streaming library reports
 * the line of a value or continues after a broken one. This reader therefore finds the end of each object and parses it
 * separately; only one of them is in memory.
 */
export async function* readJson(path: string): AsyncGenerator<SourceItem> {
  const cutter = openCutter();
  let bytes = 0;
  let first = true;
  const input = createReadStream(path, { encoding: 'utf8', highWaterMark: 65_536 });
  for await (const chunk of input as AsyncIterable<string>) {
    bytes = input.bytesRead;
    for (const piece of cutter.push(first ? chunk.replace(/^\uFEFF/, '') : chunk)) {
      yield { bytes, ...itemOf(piece) };
      if ('problem' in piece) return;
    }
    first = false;
  }
  const rest = cutter.end();
  if (rest) yield { bytes, problem: rest, last: true };
}

type Piece = { readonly text: string; readonly line: number } | { readonly problem: Problem };
type Cutter = { push(chunk: string): Generator<Piece>; end(): Problem | undefined };

// Finds the begin and end of each object at the top level, or in the array at the top level.
function openCutter(): Cutter {
  let [line, start, depth, text] = [1, 0, 0, ''];
  let [inText, escaped, inList] = [false, false, false];
  let parts: string[] = [];
  let characters = 0;

  const outside = (character: string): Problem | undefined => {
    if (character === '[' && !inList) inList = true;
    else if (!/[\s,\]]/.test(character))
      return { line, message: `expected an object { … }, found ${character}` };
    return undefined;
  };

  return {
    *push(chunk) {
      let from = 0;
      for (let at = 0; at < chunk.length; at++) {
        const character = chunk[at] ?? '';
        if (character === '\n') line++;
        if (depth === 0 && character !== '{') {
          const problem = outside(character);
          if (problem) {
            yield { problem };
            return;
          }
        } else if (inText) {
          if (escaped) escaped = false;
          else if (character === '\\') escaped = true;
          else if (character === '"') inText = false;
        } else if (character === '"') inText = true;
        else if (character === '{' || character === '[') {
          if (depth++ === 0) [start, from] = [line, at];
        } else if ((character === '}' || character === ']') && --depth === 0) {
          text = parts.join('') + chunk.slice(from, at + 1);
          [parts, characters] = [[], 0];
          yield { text, line: start };
        }
      }
      if (depth === 0) return;
      parts.push(chunk.slice(from));
      characters += chunk.length - from;
      if (characters > rowAtMostCharacters)
        yield {
          problem: {
            line: start,
            message: `the object is longer than ${rowAtMostCharacters} characters, or its quote or bracket is not closed. The rest of the file was not read`,
          },
        };
    },
    end: () =>
      depth === 0 ? undefined : { line: start, message: 'the object that begins here is not closed' },
  };
}

function itemOf(piece: Piece) {
  if ('problem' in piece) return { problem: piece.problem, last: true };
  const { line, text } = piece;
  try {
    return { row: rowOf(line, JSON.parse(text) as Readonly<Record<string, unknown>>) };
  } catch (error) {
    return {
      problem: { line, message: `invalid JSON: ${error instanceof Error ? error.message : String(error)}` },
    };
  }
}

/** The variants are a list of objects in the product. */
function rowOf(
  line: number,
  { [variantsName]: variants, ...object }: Readonly<Record<string, unknown>>,
): SourceRow {
  // Only a catalogue has variants: elsewhere it is an unknown column.
  const cells = { ...cellsOf(object), ...(variants !== undefined && { [variantsName]: '' }) };
  if (!Array.isArray(variants)) return { line, cells };
  return {
    line,
    cells,
    variants: variants.map((variant: unknown) => ({
      line,
      cells: cellsOf(
        Object.fromEntries(
          Object.entries(Object(variant) as object).map(([name, value]) => [
            `${variantPrefix}${name}`,
            value,
          ]),
        ),
      ),
    })),
  };
}

function cellsOf(object: object): Record<string, string> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, cellOf(name, value)]));
}

// In the form of a CSV cell: lists with semicolons, pairs with the column's separator.
function cellOf(name: string, value: unknown): string {
  if (value == null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const pairSign = headingOf(name)?.column.pairSign;
  // The parts of a list of pairs, "12:9.50" or "Material=Steel", are escaped in the file itself.
  if (Array.isArray(value))
    return value.map((part) => (pairSign ? String(part) : escape(cellOf(name, part)))).join(';');
  if (typeof value !== 'object') return String(value as string | number);
  return Object.entries(value)
    .map(([key, inner]) => `${escapeName(key)}${pairSign ?? '='}${escape(String(inner))}`)
    .join(';');
}
