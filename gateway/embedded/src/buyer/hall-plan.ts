import { z } from 'zod';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import type { Phrases } from '../texts/phrases.ts';
import { failureCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { toId } from '../wire/form.ts';
import { operation, type Operation } from '../wire/operation.ts';
import {
  exhibitorConditions,
  type ExhibitorRow,
  exhibitorsOf,
  exhibitorsOfOrganiser,
  findExhibitors,
  formatExhibitor,
} from './exhibitor-search.ts';
import { organiserOperation } from './staff/staff-operation.ts';
import { owned } from './organiser/own-list.ts';

type HallRow = { code: string; width: number; depth: number };

/** SQL for the halls (HallRow) of an exhibition, `e`, that passes a condition. */
const selectHalls = (condition: string): string => `
    select h.code, h.width, h.depth from hall h join exhibition e on e.id = h.exhibition_id
    where h.exhibition_id = $1 and ${condition} order by length(h.code), h.code`;
const select = { name: 'halls', text: selectHalls('e.published') };
const ofOrganiser = { name: 'halls of organiser', text: selectHalls('e.organiser_id = $2') };

const query = exhibitorConditions.omit({ hallNos: true }).extend({ hallNo: z.string().max(100).default('') });

/**
 * All stands of a hall, each with whether its exhibitor meets the conditions; null if the exhibition has no halls.
 * Without a hall of this name it is the first one with an exhibitor that meets them.
 */
export function hallPlan(store: Store): Operation {
  return operation({
    name: 'getHallPlan',
    path: '/exhibition/getHallPlan.json',
    dialect: blade,
    request: query,
    async handle(wanted, { language }) {
      const [halls, exhibitors, phrases] = await Promise.all([
        store.db.rows<HallRow>(select, [toId(wanted.exhibitionId) ?? 0]),
        exhibitorsOf(store, wanted.exhibitionId),
        store.phraseCache.phrasesIn(language),
      ]);
      return planOf(halls, exhibitors, wanted, phrases);
    },
  });
}

/** As getHallPlan, also for an unpublished exhibition. Throws ErrorAnswer 404 if it is not the organiser's. */
export function organiserHallPlan({ db, phraseCache }: Store): Operation {
  return organiserOperation({
    name: 'getOrganiserHallPlan',
    request: query,
    async handle(wanted, { accountId }, { language }) {
      const own = [toId(wanted.exhibitionId) ?? 0, accountId];
      const [[exhibition], halls, exhibitors, phrases] = await Promise.all([
        db.rows(owned, own),
        db.rows<HallRow>(ofOrganiser, own),
        db.rows<ExhibitorRow>(exhibitorsOfOrganiser, own),
        phraseCache.phrasesIn(language),
      ]);
      if (!exhibition) throw new ErrorAnswer(failureCodes.notFound, 'the organiser has no such exhibition');
      return planOf(halls, exhibitors, wanted, phrases);
    },
  });
}

function planOf(
  halls: readonly HallRow[],
  exhibitors: readonly ExhibitorRow[],
  { hallNo, ...wanted }: z.output<typeof query>,
  phrases: Phrases,
): object | null {
  const { found, facets } = findExhibitors(exhibitors, { ...wanted, hallNos: [] }, phrases);
  const named = (code: string | undefined) => halls.find((hall) => hall.code === code);
  const hall = named(hallNo) ?? named(found[0]?.hall) ?? halls[0];
  if (!hall) return null;
  const inHall = exhibitors.filter((row) => row.hall === hall.code);
  const isFound = new Set(found);
  return {
    hall: { hallNo: hall.code, width: hall.width, depth: hall.depth, exhibitorNum: inHall.length },
    total: found.length,
    stands: inHall.map((row) => ({ exhibitor: formatExhibitor(row, phrases), found: isFound.has(row) })),
    facets,
  };
}
