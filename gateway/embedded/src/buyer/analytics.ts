import { z } from 'zod';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import { operation, type Operation } from '../wire/operation.ts';

const short = z.string().max(200);
const address = z.string().max(2_000);
const parameters = z.record(short, z.union([z.string().max(2_000), z.number(), z.boolean()]));

const insert = {
  name: 'store analytics event',
  text: 'insert into analytics_event (kind, name, visitor_id, page_url, detail) values ($1, $2, $3, $4, $5)',
};

/** §7.2: a step in the assistant's variant test, and other actions with category, action and name. */
export function uploadPointsVtAi({ db }: Store): Operation {
  return operation({
    name: 'uploadPointsVtAi',
    path: '/analytics/uploadPointsVtAi.json',
    dialect: blade,
    request: z.object({
      eventAction: short,
      eventCategory: short,
      eventName: short,
      pageUrl: address,
      visitorId: short,
      userId: short,
    }),
    async handle({ eventAction, eventCategory, eventName, pageUrl, visitorId }) {
      await db.rows(insert, [
        'point',
        eventName,
        visitorId,
        pageUrl,
        JSON.stringify({ eventAction, eventCategory }),
      ]);
      return {};
    },
  });
}

/** §7.2: an event with custom parameters. Its form has fields for email and account ids; they are not stored. */
export function postGioInfo({ db }: Store): Operation {
  return operation({
    name: 'postGIOInfo',
    path: '/analytics/postGIOInfo.json',
    dialect: blade,
    request: z.object({
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
    }),
    async handle(
      {
        eventParam,
        publicPartam: { EventName: name, Campaign_ID: campaign, Client_type: client, Unique_ID: visitorId },
      },
      { tracking },
    ) {
      await db.rows(insert, [
        'gio',
        name,
        visitorId,
        String(eventParam['pageUrl'] ?? tracking.pageUrl),
        JSON.stringify({ ...eventParam, campaign, client }),
      ]);
      return {};
    },
  });
}
