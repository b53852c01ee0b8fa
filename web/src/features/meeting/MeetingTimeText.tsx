import { useLingui } from '@lingui/react';
import { zoneHere } from '#platform/day-in.ts';
import { type Time, whenIn, zoneName } from './meeting-time.ts';

type Props = {
  readonly time: Time;
  /** The reader's time zone; that of the browser by default. */
  readonly zone?: string;
  /** That of the other side; null if it is not known. */
  readonly otherZone: string | null;
};

/** A time by the reader's clocks, and by those of the other side where they differ. In the browser only. */
export function MeetingTimeText({ time, zone = zoneHere(), otherZone }: Props) {
  const { locale } = useLingui().i18n;
  const [here, there] = [whenIn(locale, time, zone), otherZone && whenIn(locale, time, otherZone)];
  const at = Date.parse(time.startsAt);
  return (
    <span className="grid gap-0.5">
      <time dateTime={time.startsAt} className="figures font-semibold">
        {here} <span className="font-normal text-mute">{zoneName(locale, zone, at)}</span>
      </time>
      {there !== null && there !== here && (
        <span className="figures text-sm text-mute">
          {there} {zoneName(locale, otherZone, at)}
        </span>
      )}
    </span>
  );
}
