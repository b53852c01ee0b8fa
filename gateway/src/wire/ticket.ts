// What our team has received, in any answer that has it.
import { ticketTopics, type TicketTopic as WireTopic } from '@fairgate/schema/constants';
import { z } from 'zod';
import type { TicketTopic } from '../generated/resolvers.ts';
import { text } from './scalars.ts';

export function toTopic(topic: WireTopic): TicketTopic {
  return topic.toUpperCase() as Uppercase<WireTopic>;
}

export const ticket = z
  .object({ ticketNo: text, topic: z.enum(ticketTopics), createTime: text })
  .transform(({ ticketNo, topic, createTime }) => ({
    number: ticketNo,
    topic: toTopic(topic),
    createdAt: createTime,
  }));
