// The plan of visits at an exhibition: what a buyer ticked off and noted at the exhibitors that they follow.
import { z } from 'zod';
import { aboutField } from '../../coded-error.ts';
import { blade } from '../../envelope/blade.ts';
import type { VisitInput } from '../../generated/resolvers.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { buyerOnly, type ViewerSession } from '../../viewer.ts';
import { text } from '../../wire/scalars.ts';
import { exhibitor, type ExhibitorModel } from './exhibitions.ts';

const own = { source: 'buyer', dialect: blade, ttlMs: 0 } as const;

const state = { visitTime: z.string().nullish(), note: z.string(), changeTime: z.string().nullish() };
type WireState = {
  visitTime?: string | null | undefined;
  note: string;
  changeTime?: string | null | undefined;
};

/** Wire → GraphQL: when it was visited, and the note. */
const toState = ({ visitTime, note, changeTime }: WireState) => ({
  visitedAt: visitTime ?? null,
  note,
  changedAt: changeTime ?? null,
});

const visit = z.object({ exhibitor, ...state }).transform(({ exhibitor: company, ...wire }) => ({
  exhibitorId: company.id,
  exhibitor: company,
  ...toState(wire),
}));
/** The answer to a change is without the exhibitor. */
export type VisitModel = Omit<z.infer<typeof visit>, 'exhibitor'> & { readonly exhibitor?: ExhibitorModel };

const visitList: Operation<readonly VisitModel[]> = {
  ...own,
  name: 'getVisitList',
  path: '/visit/getVisitList.json',
  answer: z.array(visit),
};

const saveVisit: Operation<VisitModel> = {
  ...own,
  name: 'saveVisit',
  path: '/visit/saveVisit.json',
  answer: z.object({ exhibitorId: text, ...state }).transform(({ exhibitorId, ...wire }) => ({
    exhibitorId,
    ...toState(wire),
  })),
  failures: ['NOT_FOUND'],
};

/** @throws CodedError LOGIN_REQUIRED for guests. */
export function visitSource({ callAsViewer }: Reader, session: ViewerSession) {
  return {
    list: (exhibitionId: string) => callAsViewer(visitList, { exhibitionId }),
    save: async ({ exhibitorId, isVisited, note, changedAt }: VisitInput) => {
      buyerOnly(session);
      return aboutField('exhibitorId', () =>
        callAsViewer(saveVisit, { exhibitorId, visited: isVisited, note, changeTime: changedAt }),
      );
    },
  };
}
