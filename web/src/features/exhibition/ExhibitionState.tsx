import { Plural, Trans } from '@lingui/react/macro';
import type { ExhibitionTicketFragment } from '#graphql';
import { useToday } from '#platform/use-today.ts';

type Props = Pick<ExhibitionTicketFragment, 'status' | 'startsOn'>;

/** Whether an exhibition is open, over, or how soon it opens. */
export function ExhibitionState({ status, startsOn }: Props) {
  const today = useToday();
  switch (status) {
    case 'OPENING':
      return (
        <span className="text-trust">
          <Trans>Open now</Trans>
        </span>
      );
    case 'COMPLETED':
      return (
        <span>
          <Trans>Ended</Trans>
        </span>
      );
    case 'COMING':
      return (
        <span className="text-time">
          <Plural
            value={Math.max(0, daysBetween(today, startsOn))}
            _0="Opens today"
            one="Opens tomorrow"
            other="Opens in # days"
          />
        </span>
      );
  }
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000);
}
