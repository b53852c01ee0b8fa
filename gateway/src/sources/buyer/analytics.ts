// Analytics events, forwarded to the counting service (§7.2 uploadPointsVtAi, postGIOInfo): a batch in one call.
import type { AnalyticsBatch, AnalyticsEvent } from '@fairgate/schema/rules/analytics';
import { z } from 'zod';
import type { AccountOptions } from '../../account/account-options.ts';
import { blade } from '../../envelope/blade.ts';
import { SourceError } from '../../envelope/source-error.ts';
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

/** Ours: events as the operations of §7.2 take them, each with the operation's name. */
const uploadEvents: Operation<null> = {
  ...taken,
  name: 'uploadEvents',
  path: '/analytics/uploadEvents.json',
};
const noSuchOperation = 404;
const bytesPerKilobyte = 1_024;

type Origin = Pick<AnalyticsBatch, 'visitorId' | 'client' | 'campaign'> & {
  /** The signed-in buyer's id; '' without one. */
  readonly buyerId: string;
};

/** An event in the service's format. Its field for an email stays empty; a registration for an exhibition names itself. */
function toAnalyticsCall(
  event: AnalyticsEvent,
  { visitorId, client, campaign, buyerId }: Origin,
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
          userId: buyerId,
        },
      };
    }
    case 'gio': {
      const { name, pageUrl, param } = event;
      const { preregisterId = '', ...others } = param;
      const publicPartam = {
        EventName: name,
        Campaign_ID: campaign,
        Email: '',
        Preregister_ID: String(preregisterId),
        Unique_ID: visitorId,
        User_ID: buyerId,
        Client_type: client,
      };
      return { operation: postGioInfo, payload: { eventParam: { ...others, pageUrl }, publicPartam } };
    }
  }
}

export function analyticsSource({ send }: Reader, { limits }: Pick<AccountOptions, 'limits'>) {
  return {
    /**
     * Forwards a visitor's events: in one call, or one after another to a service that knows §7.2 only.
     * @throws CodedError RATE_LIMITED; SourceError
     */
    async report(events: readonly AnalyticsEvent[], origin: Origin): Promise<void> {
      await limits.take('events', origin.visitorId);
      const kilobytes = Math.ceil(JSON.stringify(events).length / bytesPerKilobyte);
      await limits.take('eventKilobytes', origin.visitorId, kilobytes);
      await limits.take('eventKilobytesOfAll', '', kilobytes);
      const calls = events.map((event) => toAnalyticsCall(event, origin));
      const payload = {
        events: calls.map((call) => ({ operation: call.operation.name, data: call.payload })),
      };
      const isKnown = await send(uploadEvents, payload).then(
        () => true,
        (error: unknown) => {
          if (error instanceof SourceError && error.details.status === noSuchOperation) return false;
          throw error;
        },
      );
      if (isKnown) return;
      for (const call of calls) await send(call.operation, call.payload);
    },
  };
}
