import { z } from 'zod';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import { operation, type Operation, type OperationMaker } from '../wire/operation.ts';

const short = z.string().max(200);
const address = z.string().max(2_000);
const eventsAtMost = 50;
const parameters = z.record(short, z.union([z.string().max(2_000), z.number(), z.boolean()]));

/** $1 to $5: a column of all events each. */
const insert = {
  name: 'store analytics events',
  text: `insert into analytics_event (kind, name, visitor_id, page_url, detail)
    select kind, name, visitor_id, page_url, detail::jsonb
    from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) as e (kind, name, visitor_id, page_url, detail)`,
};
type Row = readonly [kind: 'point' | 'gio', name: string, visitorId: string, pageUrl: string, detail: string];

async function store({ db }: Store, rows: readonly Row[]): Promise<void> {
  await db.rows(
    insert,
    [0, 1, 2, 3, 4].map((column) => rows.map((row) => row[column])),
  );
}

const point = z.object({
  eventAction: short,
  eventCategory: short,
  eventName: short,
  pageUrl: address,
  visitorId: short,
  userId: short,
});
const rowOfPoint = ({ eventAction, eventCategory, ...event }: z.infer<typeof point>): Row => [
  'point',
  event.eventName,
  event.visitorId,
  event.pageUrl,
  JSON.stringify({ eventAction, eventCategory }),
];

const gio = z.object({
  eventParam: parameters,
  publicPartam: z.object({
    EventName: short,
    Campaign_ID: short,
    Email: short,
    Preregister_ID: short,
    Unique_ID: short,
    User_ID: short,
    Client_type: short,
  }),
});
/** Its form has fields for an email and the ids of account and registration; they are not stored. */
const rowOfGio = (
  {
    eventParam,
    publicPartam: { EventName: name, Campaign_ID: campaign, Client_type: client, Unique_ID: visitorId },
  }: z.infer<typeof gio>,
  pageUrl: string,
): Row => [
  'gio',
  name,
  visitorId,
  String(eventParam['pageUrl'] ?? pageUrl),
  JSON.stringify({ ...eventParam, campaign, client }),
];

/** §7.2: a step in the assistant's variant test, and other actions with category, action and name. */
function uploadPointsVtAi(services: Store): Operation {
  return operation({
    name: 'uploadPointsVtAi',
    path: '/analytics/uploadPointsVtAi.json',
    dialect: blade,
    request: point,
    async handle(event) {
      await store(services, [rowOfPoint(event)]);
      return {};
    },
  });
}

/** §7.2: an event with custom parameters. */
function postGioInfo(services: Store): Operation {
  return operation({
    name: 'postGIOInfo',
    path: '/analytics/postGIOInfo.json',
    dialect: blade,
    request: gio,
    async handle(event, { tracking }) {
      await store(services, [rowOfGio(event, tracking.pageUrl)]);
      return {};
    },
  });
}

/** A batch of both, so that a visitor's events are one call and one write. */
function uploadEvents(services: Store): Operation {
  return operation({
    name: 'uploadEvents',
    path: '/analytics/uploadEvents.json',
    dialect: blade,
    request: z.object({
      events: z
        .array(
          z.discriminatedUnion('operation', [
            z.object({ operation: z.literal('uploadPointsVtAi'), data: point }),
            z.object({ operation: z.literal('postGIOInfo'), data: gio }),
          ]),
        )
        .min(1)
        .max(eventsAtMost),
    }),
    async handle({ events }, { tracking }) {
      await store(
        services,
        events.map((event) =>
          event.operation === 'postGIOInfo' ? rowOfGio(event.data, tracking.pageUrl) : rowOfPoint(event.data),
        ),
      );
      return {};
    },
  });
}

export const analyticsOperations: readonly OperationMaker[] = [uploadPointsVtAi, postGioInfo, uploadEvents];
