// A shape is one URL form of §2: a template with at most one {parameter} per segment, and a segment codec for each.
// parse() takes the path after the site prefix (deploy-path.ts) and without query; format() is its inverse,
// percent-encoded. Fixed words match in any case, as in the router; format() writes the canonical spelling.
import type { Segment } from './segment.ts';

/** The values of a shape: required and optional segments. */
type Values<R, O> = { readonly [K in keyof R]: R[K] } & { readonly [K in keyof O]?: O[K] };
type Codecs<T> = { readonly [K in keyof T]: Segment<T[K]> };

export type Shape<V> = {
  /** For example '/enquiry/{enquiry}/success'; '{x?}' may be missing at the end. */
  readonly template: string;
  /** A path to its values; undefined if the path is not of this shape. Never throws. */
  readonly parse: (path: string) => V | undefined;
  /**
   * Values to the canonical, percent-encoded path. parse(format(v)) equals v for every v that parse can return.
   */
  readonly format: (value: V) => string;
  /**
   * A router's decoded segments to values; false when a rule fails, so that the router tries the next route.
   */
  readonly parseParams: (raw: Readonly<Record<string, string | undefined>>) => V | false;
  /** Values to decoded texts per segment, for a router that does its own encoding. */
  readonly formatParams: (value: V) => Record<string, string>;
  /** As parse, on segments that splitPath has already decoded. */
  readonly match: (segments: readonly string[]) => V | undefined;
};

type Part = {
  readonly before: string;
  readonly after: string;
  readonly name?: string;
  readonly optional: boolean;
};

/**
 * Builds a shape. Each {name} of the template needs a codec in `required`, each {name?} one in `optional`.
 * Throws a RangeError at load time when they do not agree.
 */
// The bundler leaves out the shapes that the app does not use.
/* @__NO_SIDE_EFFECTS__ */
export function shape<R extends object = object, O extends object = object>(
  template: string,
  required: Codecs<R> = {} as Codecs<R>,
  optional: Codecs<O> = {} as Codecs<O>,
): Shape<Values<R, O>> {
  type V = Values<R, O>;
  const parts = template === '/' ? [] : template.slice(1).split('/').map(partOf);
  const codecs = new Map(Object.entries<Segment<unknown>>({ ...required, ...optional }));
  const named = parts.flatMap((part) => (part.name === undefined ? [] : [part.name]));
  if (named.length !== codecs.size || named.some((name) => !codecs.has(name)))
    throw new RangeError(`codecs of ${template}`);
  const least = parts.filter((part) => !part.optional).length;

  const parseParams = (raw: Readonly<Record<string, string | undefined>>): V | false => {
    const values: Record<string, unknown> = {};
    for (const part of parts) {
      if (part.name === undefined) continue;
      const text = raw[part.name];
      if (text === undefined && part.optional) continue;
      const value = text === undefined ? undefined : codecs.get(part.name)?.parse(text);
      if (value === undefined) return false;
      values[part.name] = value;
    }
    return values as V;
  };

  const match = (segments: readonly string[]): V | undefined => {
    if (segments.length < least || segments.length > parts.length) return undefined;
    const raw: Record<string, string> = {};
    for (const [index, text] of segments.entries()) {
      const inner = insideOf(parts[index] as Part, text);
      if (inner === undefined) return undefined;
      const name = parts[index]?.name;
      if (name !== undefined) raw[name] = inner;
    }
    return parseParams(raw) || undefined;
  };

  const formatParams = (value: V): Record<string, string> => {
    const given = Object.entries(value as Record<string, unknown>).filter(
      ([name, one]) => one !== undefined && codecs.has(name),
    );
    return Object.fromEntries(given.map(([name, one]) => [name, codecs.get(name)?.format(one) ?? '']));
  };

  const format = (value: V): string => {
    const texts = formatParams(value);
    const filled: string[] = [];
    for (const part of parts) {
      const text = part.name === undefined ? '' : texts[part.name];
      if (text === undefined) break; // the first missing optional segment ends the path
      filled.push(part.before + encodeSegment(text) + part.after);
    }
    return `/${filled.join('/')}`;
  };

  const parse = (path: string): V | undefined => {
    const segments = splitPath(path);
    return segments && match(segments);
  };

  return { template, parse, format, parseParams, formatParams, match };
}

/** Path to decoded segments ('/' gives none); undefined for a malformed escape, an empty segment or no leading slash. */
export function splitPath(path: string): readonly string[] | undefined {
  if (path === '/') return [];
  if (!path.startsWith('/') || path.includes('?') || path.includes('#')) return undefined;
  try {
    const segments = path.slice(1).split('/').map(decodeURIComponent);
    return segments.includes('') ? undefined : segments;
  } catch {
    return undefined;
  }
}

/**
 * Percent-encodes a segment as RFC 3986 does; drops half a surrogate pair, which no address can contain.
 */
export function encodeSegment(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
}

function partOf(text: string): Part {
  const found = /^([^{]*)\{(\w+)(\??)\}([^{]*)$/.exec(text);
  if (!found) return { before: text, after: '', optional: false };
  const [, before = '', name = '', mark, after = ''] = found;
  return { before, after, name, optional: mark === '?' };
}

/**
 * The text between the fixed words of a segment; undefined if they do not match or nothing is between them.
 */
function insideOf(part: Part, text: string): string | undefined {
  if (part.name === undefined) return text.toLowerCase() === part.before.toLowerCase() ? '' : undefined;
  const end = text.length - part.after.length;
  if (end <= part.before.length) return undefined;
  const fits =
    text.slice(0, part.before.length).toLowerCase() === part.before.toLowerCase() &&
    text.slice(end).toLowerCase() === part.after.toLowerCase();
  return fits ? text.slice(part.before.length, end) : undefined;
}
