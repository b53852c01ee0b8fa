import { z } from 'zod';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import { toId } from '../wire/form.ts';
import { operation, type Operation } from '../wire/operation.ts';
import { exhibitorConditions, exhibitorsOf, findExhibitors, formatExhibitor } from './exhibitor-search.ts';

type HallRow = { code: string; width: number; depth: number };

const select = {
  name: 'halls',
  text: `
    select h.code, h.width, h.depth from hall h join exhibition e on e.id = h.exhibition_id
    where h.exhibition_id = $1 and e.published order by h.code`,
};

/**
 * All stands of a hall, each with whether its exhibitor meets the conditions; null if the exhibition has no halls.
 * Without a hall of this name it is the first one with an exhibitor that meets them.
 */
export function hallPlan(store: Store): Operation {
  return operation({
    name: 'getHallPlan',
    path: '/exhibition/getHallPlan.json',
    dialect: blade,
    request: exhibitorConditions.omit({ hallNos: true }).extend({ hallNo: z.string().max(100).default('') }),
    async handle({ hallNo, ...wanted }, { language }) {
      const [halls, all, phrases] = await Promise.all([
        store.db.rows<HallRow>(select, [toId(wanted.exhibitionId) ?? 0]),
        exhibitorsOf(store, wanted.exhibitionId),
        store.phraseCache.phrasesIn(language),
      ]);
      const { found, facets } = findExhibitors(all, { ...wanted, hallNos: [] }, phrases);
      const named = (code: string | undefined) => halls.find((hall) => hall.code === code);
      const hall = named(hallNo) ?? named(found[0]?.hall) ?? halls[0];
      if (!hall) return null;
      const inHall = all.filter((row) => row.hall === hall.code);
      const isFound = new Set(found);
      return {
        hall: { hallNo: hall.code, width: hall.width, depth: hall.depth, exhibitorNum: inHall.length },
        total: found.length,
        stands: inHall.map((row) => ({ exhibitor: formatExhibitor(row, phrases), found: isFound.has(row) })),
        facets,
      };
    },
  });
}
