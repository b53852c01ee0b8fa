import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BadgeNumberQuery } from '#graphql';
import { DateText } from '#ui/Texts.tsx';
import { ResultCard } from './ResultCard.tsx';

type Badges = BadgeNumberQuery['verifyNumber']['badges'];

type Props = {
  readonly exhibitionId: string;
  readonly badges: Badges | undefined;
  /** What can be done with a valid badge of this number. */
  readonly children: (number: string) => ReactNode;
};

/** What a typed number says. Two fairs may use one number: this fair's badge counts. */
export function NumberResult({ exhibitionId, badges, children }: Props) {
  if (!badges)
    return (
      <ResultCard kind="unclear" title={<Trans>The number couldn’t be checked</Trans>}>
        <Trans>Please try again in a minute, or scan the code.</Trans>
      </ResultCard>
    );
  const badge = badges.find(({ exhibition }) => exhibition.id === exhibitionId);
  const [other] = badges;
  if (badge?.withdrawnOn)
    return (
      <ResultCard kind="refused" title={<Trans>Revoked badge</Trans>}>
        <Trans>
          Revoked on <DateText iso={badge.withdrawnOn} />: no longer valid.
        </Trans>
      </ResultCard>
    );
  if (badge)
    return (
      <>
        <ResultCard
          kind="again"
          title={<Trans>This number is valid</Trans>}
          holder={{ name: badge.company, company: badge.exhibition.name, number: badge.number }}
        >
          <Trans>
            A number alone doesn’t prove who holds the badge. Compare the company with an ID or card.
          </Trans>
        </ResultCard>
        {children(badge.number)}
      </>
    );
  if (other)
    return (
      <ResultCard kind="refused" title={<Trans>Badge of another fair</Trans>}>
        {other.exhibition.name}
      </ResultCard>
    );
  return (
    <ResultCard kind="refused" title={<Trans>Unknown number</Trans>}>
      <Trans>No badge has this number. Check it for mistakes, or scan the code.</Trans>
    </ResultCard>
  );
}
