// §2.1 Product, supplier and category ids are appended directly after the slug: `{name}{id}`.
// The slug's closing underscore is where the id starts, so 'Top-100_7' is the name Top 100 with id 7. Addresses from
// elsewhere that lack the underscore ('shirt7') are read too: then all closing digits are the id. format() repairs.
import { slug } from '../slug.ts';
import { parsePageNo, type Segment } from './segment.ts';

export type NamedId = {
  /** §2.1, closing underscore included. format() cleans it, so a plain name is allowed too. */
  readonly slug: string;
  /** Digits. */
  readonly id: string;
};

export type NamedPage = NamedId & {
  /** Starts at 1; page 1 is written without a number. */
  readonly pageNo: number;
};

export type OptionalNamedId = { readonly slug: string; readonly id?: string };

/** `{name}{id}`: 'Cotton-T-shirt_123' ↔ {slug: 'Cotton-T-shirt_', id: '123'}. */
export const namedId: Segment<NamedId> = {
  parse(text) {
    const [, before, bare, id] = /^(?:(.*)_|([^_]*[^_\d])|)(\d{1,18})$/su.exec(text) ?? [];
    return id === undefined ? undefined : { slug: slug(before ?? bare ?? ''), id };
  },
  format: ({ slug: name, id }) => slug(name) + id,
};

/**
 * `{name}{id}` with an optional `_{pageNo}` (§2.2 category). 'Shoes_12_3' is page 3 of category 12; '12_3' is category 3
 * named 12, for the first underscore always closes the slug. Inner underscores are rejected: they would be ambiguous.
 */
export const namedPage: Segment<NamedPage> = {
  parse(text) {
    const [, , page] = /^([^_]*_\d{1,18})_([^_]*)$/u.exec(text) ?? [];
    const pageNo = page === undefined ? 1 : parsePageNo(page);
    const rest = page === undefined ? text : text.slice(0, -page.length - 1);
    if (pageNo === undefined || rest.indexOf('_') !== rest.lastIndexOf('_')) return undefined;
    const named = namedId.parse(rest);
    return named && { ...named, pageNo };
  },
  format: (value) => namedId.format(value) + (value.pageNo === 1 ? '' : `_${value.pageNo}`),
};

/**
 * `{name}` or `{name}{id}` (§2.2 aggregate). Only an underscore starts an id here, so 'Top-100' is a name alone; a name
 * without id is written without the closing underscore.
 */
export const optionalNamedId: Segment<OptionalNamedId> = {
  parse(text) {
    const [, name, id] = /^([^_]*)_(\d{1,18})$/u.exec(text) ?? [];
    if (id !== undefined) return { slug: slug(name ?? ''), id };
    return /^[^_]*_?$/u.test(text) && text !== '' ? { slug: slug(text) } : undefined;
  },
  format({ slug: name, id }) {
    const cleaned = slug(name);
    if (id !== undefined) return cleaned + id;
    return cleaned === '_' ? cleaned : cleaned.slice(0, -1);
  },
};
