import { keywordMaxCharacters } from '@fairgate/schema/limits';
import { z } from 'zod';
import type { Picture } from '../catalogue/picture-store.ts';
import type { Store } from '../store.ts';
import type { Phrases } from '../texts/phrases.ts';
import { formatPicture, idText, toId } from '../wire/form.ts';

const valuesAtMost = 100;

/** The conditions of a search for exhibitors. */
export const exhibitorConditions = z.object({
  exhibitionId: idText,
  keyword: z.string().max(keywordMaxCharacters).default(''),
  hallNos: z.array(z.string().max(100)).max(valuesAtMost).default([]),
  categoryIds: z.array(idText).max(valuesAtMost).default([]),
  countryIds: z.array(z.string().max(2)).max(valuesAtMost).default([]),
});
type Conditions = z.output<typeof exhibitorConditions>;

export type ExhibitorRow = {
  exhibition_id: number;
  number: number;
  supplier_id: number | null;
  name: string;
  country_id: string;
  category_id: number;
  shows: string[];
  hall: string;
  stand: string;
  x: number;
  y: number;
  width: number;
  depth: number;
  logo: Picture | null;
  images: Picture[];
};

const columns =
  'x.exhibition_id, x.number, x.supplier_id, x.name, x.country_id, x.category_id, x.shows, x.hall, x.stand, x.x, x.y, x.width, x.depth, x.logo, x.images';

/** SQL that an exhibitor, `x`, of an exhibition, `e`, is selected from (ExhibitorRow), before its conditions. */
export const fromExhibitors = (more = ''): string =>
  `select ${columns}${more} from exhibitor x join exhibition e on e.id = x.exhibition_id`;
export const byStand = 'order by length(x.hall), x.hall, length(x.stand), x.stand, x.number';

/** SQL for the exhibitors (ExhibitorRow) of an exhibition, `e`, that passes a condition. */
const selectExhibitors = (condition: string): string =>
  `${fromExhibitors()} where x.exhibition_id = $1 and ${condition} ${byStand}`;

const select = { name: 'exhibitors', text: selectExhibitors('e.published') };
/** The exhibitors of an exhibition, $1, of the organiser $2. */
export const exhibitorsOfOrganiser = {
  name: 'exhibitors of an organiser',
  text: selectExhibitors('e.organiser_id = $2'),
};

/** The filters of the list: the field of the request, the kind of its counts, and the value of an exhibitor. */
const filters = [
  { field: 'hallNos', kind: 'hall', valueOf: (row: ExhibitorRow) => row.hall },
  { field: 'categoryIds', kind: 'category', valueOf: (row: ExhibitorRow) => String(row.category_id) },
  { field: 'countryIds', kind: 'country', valueOf: (row: ExhibitorRow) => row.country_id },
] as const;

/** The exhibitors of a published exhibition in the order of their stands. */
export function exhibitorsOf({ db }: Store, exhibitionId: string): Promise<readonly ExhibitorRow[]> {
  const id = toId(exhibitionId);
  return id === undefined ? Promise.resolve([]) : db.rows<ExhibitorRow>(select, [id]);
}

/**
 * Those that the words and filters find, with counts for each filter; a count ignores its own filter. The keyword finds
 * names, stands and what a company shows, in the language of the phrases.
 */
export function findExhibitors(rows: readonly ExhibitorRow[], wanted: Conditions, phrases: Phrases) {
  const words = wordsOf(wanted.keyword);
  const withWords = rows.filter((row) => hasWords(row, words, phrases));
  return {
    found: withWords.filter((row) => filters.every((filter) => passes(row, filter, wanted))),
    facets: filters.map((filter) => ({
      kind: filter.kind,
      values: countsOf(
        withWords.filter((row) => filters.every((other) => other === filter || passes(row, other, wanted))),
        filter.valueOf,
      ).map((one) => ({ ...one, label: labelOf(filter.kind, one.value, phrases) })),
    })),
  };
}

function passes(
  row: ExhibitorRow,
  { field, valueOf }: (typeof filters)[number],
  wanted: Conditions,
): boolean {
  const chosen: readonly string[] = wanted[field];
  return chosen.length === 0 || chosen.includes(valueOf(row));
}

/** Values with the number of exhibitors, the most frequent first. */
function countsOf(rows: readonly ExhibitorRow[], valueOf: (row: ExhibitorRow) => string) {
  return [...Map.groupBy(rows, valueOf)]
    .map(([value, { length: count }]) => ({ value, count }))
    .toSorted((one, other) => other.count - one.count || one.value.localeCompare(other.value, 'en'));
}

/** The name of a category; other values name themselves. */
const labelOf = (kind: string, value: string, phrases: Phrases): string | null =>
  kind === 'category' ? (phrases.find('category', value) ?? null) : null;

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

function wordsOf(keyword: string): string[] {
  return plain(keyword).split(/\s+/).filter(Boolean);
}

function hasWords(row: ExhibitorRow, words: readonly string[], phrases: Phrases): boolean {
  if (words.length === 0) return true;
  const { name, hall, stand, shows } = row;
  const text = plain(
    [name, `${hall}-${stand}`, `${hall}${stand}`, stand, ...shows.map((code) => nameOf(code, phrases))].join(
      '\n',
    ),
  );
  return words.every((word) => text.includes(word));
}

/** The plural of a product type, or the exhibitor's own words. */
const nameOf = (code: string, phrases: Phrases): string => phrases.textOf('types', code);

/** An exhibitor in wire format. */
export function formatExhibitor(row: ExhibitorRow, phrases: Phrases): object {
  return {
    exhibitionId: String(row.exhibition_id),
    exhibitorNo: String(row.number),
    supplierId: row.supplier_id === null ? null : String(row.supplier_id),
    companyName: row.name,
    countryId: row.country_id,
    categoryId: String(row.category_id),
    products: row.shows.map((code) => nameOf(code, phrases)),
    hallNo: row.hall,
    standNo: row.stand,
    x: row.x,
    y: row.y,
    width: row.width,
    depth: row.depth,
    logo: row.logo && formatPicture(row.logo),
    images: row.images.map(formatPicture),
  };
}
