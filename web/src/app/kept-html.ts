// The HTML that the server keeps between pages, as bytes, the longest unused falling out (see #ui/kept.tsx). Of a part
// whose facts have changed the newest is kept.
import type { I18n } from '@lingui/core';
import { deepEqual } from 'fast-equals';
import { LRUCache } from 'lru-cache';
import type { NotePart } from '#ui/kept.tsx';
import { noteEqual } from './known-json.ts';

type Facts = readonly object[];
type Part = { readonly name: string; readonly facts: Facts; readonly kept: readonly Buffer[] };

export type KeptHtml = {
  readonly notePart: NotePart;
  /** A mark in whose place these bytes will stand. */
  readonly markFor: (html: readonly Buffer[]) => string;
  /** The page as bytes, with what was kept in the marked places; keeps what stands between two equal marks. */
  readonly assemble: (page: string) => Buffer;
};

const mostBytes = 32 * 1024 * 1024;
// Facts take about as much room as the HTML that is made of them.
const store = new LRUCache<string, { facts: Facts; html: Buffer }>({
  maxSize: mostBytes,
  sizeCalculation: ({ html }, name) => (html.length + name.length) * 2,
});

const numbers = new WeakMap<I18n, number>();
let lastNumber = 0;

/** For a page in these texts and below this path: beside its props nothing else may change what a kept component shows. */
export function keptHtml(texts: I18n, deployPath: string): KeptHtml {
  const number = numbers.get(texts) ?? (lastNumber += 1);
  numbers.set(texts, number);
  const parts: Part[] = [];
  return {
    notePart(part, facts) {
      const name = `${number} ${deployPath} ${part}`;
      const known = store.get(name);
      const isKept = known !== undefined && deepEqual(known.facts, facts);
      if (isKept) facts.forEach((fact, index) => noteEqual(fact, known.facts[index] ?? fact));
      return { number: parts.push({ name, facts, kept: isKept ? [known.html] : [] }) - 1, isKept };
    },
    markFor: (html) => `${markStart}${parts.push({ name: '', facts: [], kept: html }) - 1}${markEnd}`,
    assemble: (page) => assembled(page, parts),
  };
}

const markStart = '<wbr data-kept="';
const markEnd = '"/>';

/** What useId gives depends on the place in the page. */
const ownId = '"_R_';

function assembled(page: string, parts: readonly Part[]): Buffer {
  const pieces: Buffer[] = [];
  let open: Part | undefined;
  let done = 0;
  for (let start = page.indexOf(markStart); start >= 0; start = page.indexOf(markStart, done)) {
    const end = page.indexOf(markEnd, start);
    const [part, ...neighbours] = page
      .slice(start + markStart.length, end)
      .split(' ')
      .map((number) => parts[Number(number)]);
    if (start > done) {
      const text = page.slice(done, start);
      const piece = Buffer.from(text);
      pieces.push(piece);
      // Unpooled: what is kept must not hold its neighbours in memory.
      if (part && part === open && !text.includes(ownId))
        store.set(part.name, { facts: part.facts, html: Buffer.copyBytesFrom(piece) });
    }
    for (const one of [part, ...neighbours]) if (one) pieces.push(...one.kept);
    open = part === open ? undefined : part;
    done = end + markEnd.length;
  }
  return Buffer.concat([...pieces, Buffer.from(page.slice(done))]);
}
