import { upcomingMeetingsMaxCount } from '@fairgate/schema/limits';
import { meetingAcceptance, meetingEnd, meetingLink, meetingProposal } from '@fairgate/schema/rules/meeting';
import { z } from 'zod';
import { countAttempt } from '../accounts/attempts.ts';
import type { Store } from '../store.ts';
import { type Party, partyOf } from '../conversations/party.ts';
import { lockConversation } from '../conversations/conversation-list.ts';
import { touchConversation } from '../conversations/write.ts';
import { failureCodes } from '../wire/codes.ts';
import type { Dialect } from '../wire/dialect.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { idList, inOrder, toId } from '../wire/form.ts';
import { operation, type OperationMaker } from '../wire/operation.ts';
import { acceptTime, cancel, type Change, decline, proposeTimes, setLink } from './change.ts';
import { tellOtherSide } from './mails.ts';
import {
  existingMeeting,
  formatMeeting,
  type MeetingRow,
  meetingsOf,
  upcomingMeetingsOf,
} from './meeting-row.ts';

const idsAtMost = 100;
const noMeeting = () => new ErrorAnswer(failureCodes.notFound, 'there is no such meeting');

/** The meetings of a buyer or a supplier, and what they do with them, in the dialect of their service. */
export function meetingOperations(dialect: Dialect, who: '' | 'Supplier'): OperationMaker[] {
  const named = (name: string) => ({ name, path: `/meeting/${name}.json`, dialect });
  const list: OperationMaker = ({ db }: Store) =>
    operation({
      ...named(`get${who}MeetingList`),
      request: z.object({ meetingIds: idList(idsAtMost) }),
      async handle({ meetingIds }, call) {
        const rows = await meetingsOf(db, await partyOf(db, call), meetingIds);
        return { list: inOrder(meetingIds, rows).map(formatMeeting) };
      },
    });
  const upcoming: OperationMaker = ({ db }) =>
    operation({
      ...named(`getUpcoming${who}Meetings`),
      request: z.object({}),
      async handle(_, call) {
        const rows = await upcomingMeetingsOf(db, await partyOf(db, call), upcomingMeetingsMaxCount);
        return { list: rows.map(formatMeeting) };
      },
    });
  const changing =
    <Schema extends z.core.$ZodType<{ readonly meetingId: string }>>(
      name: string,
      request: Schema,
      change: Change<z.output<Schema>>,
    ): OperationMaker =>
    (store) =>
      operation({
        ...named(name),
        request,
        async handle(payload, call) {
          const party = await partyOf(store.db, call);
          return changed(store, party, payload, change);
        },
      });
  return [
    list,
    upcoming,
    changing(`propose${who}MeetingTimes`, meetingProposal, proposeTimes),
    changing(`accept${who}Meeting`, meetingAcceptance, acceptTime),
    changing(`decline${who}Meeting`, meetingEnd, decline),
    changing(`cancel${who}Meeting`, meetingEnd, cancel),
    changing(`set${who}MeetingLink`, meetingLink, setLink),
  ];
}

/** Changes one of the party's meetings, and tells the other side. Throws ErrorAnswer 404 if it is not the party's, and as the change. */
async function changed<Payload extends { readonly meetingId: string }>(
  { db, post }: Store,
  party: Party,
  payload: Payload,
  change: Change<Payload>,
): Promise<object> {
  const id = toId(payload.meetingId) ?? 0;
  const side = party.kind;
  if (side === 'operator') throw noMeeting();
  const after = await db.transaction(async (transaction): Promise<MeetingRow> => {
    if ((await lockConversation(transaction, party, id))?.kind !== 'meeting') throw noMeeting();
    const before = await existingMeeting(transaction, id);
    const outcome = await change(transaction, before, side, payload);
    if (outcome === 'unchanged') return before;
    await countAttempt(transaction, 'meetingChange', { account: `${side} ${party.accountId}` });
    await touchConversation(transaction, id);
    const meeting = await existingMeeting(transaction, id);
    if (outcome !== 'silent') await tellOtherSide(transaction, post, { by: side, kind: outcome, meeting });
    return meeting;
  });
  post.deliver();
  return formatMeeting(after);
}
