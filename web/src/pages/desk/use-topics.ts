import { ticketTopics, type TicketTopic as Value } from '@fairgate/schema/constants';
import { useTopicLabels } from '#features/contact/use-topic-labels.ts';
import type { TicketTopic } from '#graphql';

/** The topics of tickets by name, also as choices. */
export function useTopics() {
  const labels = new Map(useTopicLabels().map(({ value, label }) => [value, label]));
  const label = (topic: TicketTopic): string => labels.get(topic) ?? '';
  return {
    label,
    options: ticketTopics.map((value): { value: Value; label: string } => ({
      value,
      label: label(value.toUpperCase() as Uppercase<Value>),
    })),
  };
}
