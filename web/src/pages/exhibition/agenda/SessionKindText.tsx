import { Trans } from '@lingui/react/macro';
import type { Session } from './agenda-days.ts';

export function SessionKindText({ kind }: Pick<Session, 'kind'>) {
  switch (kind) {
    case 'CEREMONY':
      return <Trans>Ceremony</Trans>;
    case 'SEMINAR':
      return <Trans>Seminar</Trans>;
    case 'PANEL':
      return <Trans>Panel discussion</Trans>;
    case 'WORKSHOP':
      return <Trans>Workshop</Trans>;
    case 'DEMONSTRATION':
      return <Trans>Demonstration</Trans>;
    case 'MATCHMAKING':
      return <Trans>Meet and match</Trans>;
    case 'TOUR':
      return <Trans>Guided tour</Trans>;
  }
}
