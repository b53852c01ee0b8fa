import { Trans } from '@lingui/react/macro';
import type { MeetingState } from '#graphql';

type Props = {
  readonly meeting: {
    readonly state: MeetingState;
    readonly isOwnProposal: boolean;
    readonly proposedTimes: readonly object[];
  };
};

/** What has become of a meeting, and whose turn it is. */
export function MeetingStateText({ meeting: { state, isOwnProposal, proposedTimes } }: Props) {
  if (proposedTimes.length > 0 && !isOwnProposal) return <Trans>Waiting for your decision</Trans>;
  switch (state) {
    case 'PROPOSED':
      return <Trans>Waiting for a reply</Trans>;
    case 'ACCEPTED':
      return <Trans context="state of a meeting">Confirmed</Trans>;
    case 'DECLINED':
      return <Trans context="state of a meeting">Declined</Trans>;
    case 'CANCELLED':
      return <Trans context="state of a meeting">Cancelled</Trans>;
  }
}
