import { z } from 'zod';
import { toId } from '../wire/form.ts';

/** The id of an exhibitor in wire format: '801-12' is number 12 of the exhibition 801. */
export const exhibitorIdText = z.string().regex(/^\d{1,10}-\d{1,10}$/);

/** Both numbers of an id; undefined if one is none. */
export function parseExhibitorId(text: string): { exhibitionId: number; number: number } | undefined {
  const [exhibitionId, number] = text.split('-', 2).map(toId);
  return exhibitionId === undefined || number === undefined ? undefined : { exhibitionId, number };
}

/** SQL: whether the exhibitor `x` has the id in this expression. With the primary key it reads one row. */
export const hasExhibitorId = (id: string): string =>
  `x.exhibition_id = split_part(${id}, '-', 1)::int and x.number = split_part(${id}, '-', 2)::int`;
