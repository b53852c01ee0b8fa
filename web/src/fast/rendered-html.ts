// Stores the HTML of components across pages, as bytes, in an LRU cache (see rendered-once.tsx). When the
// props of a component change, the new HTML replaces the old.
import type { I18n } from '@lingui/core';
import { deepEqual } from 'fast-equals';
import { LRUCache } from 'lru-cache';
import type { LookUpPart } from './rendered-once.tsx';

type Facts = readonly object[];
type Part = { readonly name: string; readonly facts: Facts; readonly stored: Buffer | undefined };

export type RenderedHtml = {
  readonly lookUpPart: LookUpPart;
  /** The page as bytes, with stored HTML in place of the placeholders. Stores the HTML between two equal placeholders. */
  readonly assemble: (page: string) => Buffer;
};

const maxBytes = 32 * 1024 * 1024;
// The props take about as much memory as their HTML.
const store = new LRUCache<string, { facts: Facts; html: Buffer }>({
  maxSize: maxBytes,
  sizeCalculation: ({ html }, name) => (html.length + name.length) * 2,
});

const numbers = new WeakMap<I18n, number>();
let lastNumber = 0;

/**
 * The stored HTML for a page with these texts under this path. Apart from its props, nothing else may change
 * the output of such a component.
 */
export function renderedHtml(texts: I18n, deployPath: string): RenderedHtml {
  const number = numbers.get(texts) ?? (lastNumber += 1);
  numbers.set(texts, number);
  const parts: Part[] = [];
  return {
    lookUpPart(part, facts) {
      const name = `${number} ${deployPath} ${part}`;
      const known = store.get(name);
      const isStored = known !== undefined && deepEqual(known.facts, facts);
      return { number: parts.push({ name, facts, stored: isStored ? known.html : undefined }) - 1, isStored };
    },
    assemble: (page) => assembled(page, parts),
  };
}

const placeholderStart = '<wbr data-rendered="';
const placeholderEnd = '"/>';

/** Ids by `useId` depend on the position in the page. */
const ownId = '"_R_';

function assembled(page: string, parts: readonly Part[]): Buffer {
  const pieces: Buffer[] = [];
  let open: Part | undefined;
  let done = 0;
  for (let start = page.indexOf(placeholderStart); start >= 0; start = page.indexOf(placeholderStart, done)) {
    const end = page.indexOf(placeholderEnd, start);
    const [part, ...others] = page
      .slice(start + placeholderStart.length, end)
      .split(' ')
      .map((number) => parts[Number(number)]);
    if (start > done) {
      const text = page.slice(done, start);
      const piece = Buffer.from(text);
      pieces.push(piece);
      // A copy: a slice would keep Node's whole buffer pool in memory.
      if (part && part === open && !text.includes(ownId))
        store.set(part.name, { facts: part.facts, html: Buffer.copyBytesFrom(piece) });
    }
    for (const one of [part, ...others]) if (one?.stored) pieces.push(one.stored);
    open = part === open ? undefined : part;
    done = end + placeholderEnd.length;
  }
  return Buffer.concat([...pieces, Buffer.from(page.slice(done))]);
}
