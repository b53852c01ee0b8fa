// Analytics events, forwarded to the counting service (§7.2 uploadPointsVtAi, postGIOInfo).
import type { AnalyticsBatch, AnalyticsEvent } from '@fairgate/schema/rules/analytics';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';

const taken = {
  source: 'buyer',
  dialect: blade,
  answer: z.unknown().transform(() => null),
  ttlMs: 0,
  once: true,
} as const;

const uploadPointsVtAi: Operation<null> = {
  ...taken,
  name: 'uploadPointsVtAi',
  path: '/analytics/uploadPointsVtAi.json',
};
const postGioInfo: Operation<null> = { ...taken, name: 'postGIOInfo', path: '/analytics/postGIOInfo.json' };

type Origin = Pick<AnalyticsBatch, 'visitorId' | 'client' | 'campaign'>;

/** An event in the service's format. Its fields for an email and account ids stay empty; a registration names itself. */
function toAnalyticsCall(
  event: AnalyticsEvent,
  { visitorId, client, campaign }: Origin,
): { operation: Operation<null>; payload: object } {
  switch (event.kind) {
    case 'point': {
      const { category, action, name, pageUrl } = event;
      return {
        operation: uploadPointsVtAi,
        payload: {
          eventAction: action,
          eventCategory: category,
          eventName: name,
          pageUrl,
          visitorId,
          userId: '',
        },
      };
    }
    case 'gio': {
      const { name, pageUrl, param } = event;
      const { preregisterId = '' } = param;
      const publicPartam = {
        EventName: name,
        Campaign_ID: campaign,
        Email: '',
        Preregister_ID: String(preregisterId),
        Unique_ID: visitorId,
        User_ID: '',
        Client_type: client,
      };
      return { operation: postGioInfo, payload: { eventParam: { ...param, pageUrl }, publicPartam } };
    }
  }
}

export function analyticsSource({ send }: Reader) {
  return {
    /** Forwards a visitor's events. */
    report: (event: AnalyticsEvent, origin: Origin) => {
      const { operation, payload } = toAnalyticsCall(event, origin);
      return send(operation, payload);
    },
  };
}
