// The sessions of a buyer or a supplier, which both gateways list in the same form.
import { tokenOrigins } from '@fairgate/schema/constants';
import { z } from 'zod';
import type { Session, SessionOrigin } from '../generated/resolvers.ts';
import { text } from './scalars.ts';

const session = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  createTime: text,
  lastSeenTime: text,
  origin: z.enum(tokenOrigins),
  userAgent: z.string().nullish(),
  current: z.boolean(),
});

export const sessionListAnswer = z
  .object({ list: z.array(session) })
  .transform(({ list }) => list.map(toSession));

function toSession(wire: z.infer<typeof session>): Session {
  return {
    id: wire.id,
    createdAt: wire.createTime,
    lastSeenAt: wire.lastSeenTime,
    origin: wire.origin.replace('-', '_').toUpperCase() as SessionOrigin,
    userAgent: wire.userAgent ?? '',
    current: wire.current,
  };
}
