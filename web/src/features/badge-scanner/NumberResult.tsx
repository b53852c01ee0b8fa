import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BadgeNumberQuery } from '#graphql';
import { useFormat } from '#ui/format.ts';
import { DateText } from '#ui/Texts.tsx';
import { ResultCard } from './ResultCard.tsx';

type Badges = BadgeNumberQuery['verifyNumber']['badges'];

type Props = {
  readonly exhibitionId: string;
  readonly badges: Badges | undefined;
  /** What can be done with a valid badge of this number. */
  readonly children: (number: string) => ReactNode;
};

/** What a typed number says. Two fairs may use one number: this fair's badge counts, and the checker reads that there is another. */
export function NumberResult({ exhibitionId, badges, children }: Props) {
  const { list, text } = useFormat();
  if (!badges)
    return (
      <ResultCard kind="unclear" title={<Trans>The number couldn’t be checked</Trans>}>
        <Trans>Please try again in a minute, or scan the code.</Trans>
      </ResultCard>
    );
  const badge = badges.find(({ exhibition }) => exhibition.id === exhibitionId);
  const others = badges.filter((one) => one !== badge).map(({ exhibition }) => text(exhibition.name));
  const otherFairs = list(others);
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
          <span className="block">
            <Trans>
              A number alone doesn’t prove who holds the badge. Compare the company with an ID or card.
            </Trans>
          </span>
          {others.length > 0 && (
            <span className="block pt-2 font-semibold">
              <Trans>
                A badge of another fair ({otherFairs}) has the same number. Check that this badge names your
                fair.
              </Trans>
            </span>
          )}
        </ResultCard>
        {children(badge.number)}
      </>
    );
  if (others.length > 0)
    return (
      <ResultCard kind="refused" title={<Trans>Badge of another fair</Trans>}>
        {otherFairs}
      </ResultCard>
    );
  return (
    <ResultCard kind="refused" title={<Trans>Unknown number</Trans>}>
      <Trans>No badge has this number. Check it for mistakes, or scan the code.</Trans>
    </ResultCard>
  );
}
