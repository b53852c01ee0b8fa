// Messages under the day on which they came, in the reader's time zone.

type Message = { readonly id: string; readonly createdAt: string };
type Day<One> = { /** An ISO day. */ readonly day: string; readonly messages: readonly One[] };

const dayOf = (iso: string): string => {
  const at = new Date(iso);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
};

/** @param messages the newest first. @returns days and their messages, the oldest first. */
export function byDay<One extends Message>(messages: readonly One[]): Day<One>[] {
  const days = new Map<string, One[]>();
  for (const message of messages.toReversed()) {
    const day = dayOf(message.createdAt);
    const known = days.get(day);
    if (known) known.push(message);
    else days.set(day, [message]);
  }
  return [...days].map(([day, ofDay]) => ({ day, messages: ofDay }));
}
