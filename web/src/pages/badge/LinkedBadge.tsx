import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { BadgeList } from '#features/badge/BadgeList.tsx';
import { StoredOnPhone } from '#features/badge/StoredOnPhone.tsx';
import { NotStoredOnPhone } from '#features/badge/NotStoredOnPhone.tsx';
import { useStoredBadges } from '#features/badge/stored-badges.ts';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import type { BadgeFieldsFragment } from '#graphql';
import { useOpenBadgeMutation } from '#operations/open-badge.ts';
import { outcomeOf, type Outcome } from '#platform/outcome.ts';
import { ErrorAlert } from '#ui/ErrorAlert.tsx';
import { BadgeSkeleton } from './BadgeSkeleton.tsx';
import { CorrectBadge } from './CorrectBadge.tsx';
import { OwnBadges } from './OwnBadges.tsx';
import { useStoredOnPhone } from './use-stored-on-phone.ts';

type Props = { readonly link: string; readonly isDownload?: boolean };

/** The badge behind the link in a mail. */
export function LinkedBadge({ link, isDownload = false }: Props) {
  const { opened, again } = useOpenedBadge(link);
  const stored = useStoredBadges();
  const [badges, setBadges] = useState<readonly BadgeFieldsFragment[]>();
  if (opened?.done && badges?.[0] !== opened.done) setBadges([opened.done]);
  const isFull = useStoredOnPhone(badges, link);
  if (badges)
    return (
      <>
        {isFull && <NotStoredOnPhone />}
        <BadgeList badges={badges} holdingOf={() => ({ link })} isDownload={isDownload} />
        {badges[0] && <CorrectBadge badge={badges[0]} link={link} onChanged={again} />}
        {stored !== undefined && stored.length > 0 && !isFull && <StoredOnPhone />}
      </>
    );
  if (!opened?.error) return <BadgeSkeleton />;
  if (opened.error.code !== 'NOT_FOUND') return <NotLoaded error={opened.error} onRetry={again} />;
  return (
    <>
      <ErrorAlert>
        <Trans>
          This link doesn’t open a badge. Please use the link in the latest email about your badge.
        </Trans>
      </ErrorAlert>
      <OwnBadges isDownload={isDownload} />
    </>
  );
}

function useOpenedBadge(link: string) {
  const [open] = useOpenBadgeMutation();
  const [opened, setOpened] = useState<Outcome<BadgeFieldsFragment>>();
  const openLink = () => outcomeOf(open({ variables: { link } }), (data) => data.openBadge);
  const begin = useEffectEvent(openLink);
  useEffect(() => {
    let wanted = true;
    void begin().then((outcome) => {
      if (wanted) setOpened(outcome);
    });
    return () => {
      wanted = false;
    };
  }, [link]);
  return {
    opened,
    again: () => {
      setOpened(undefined);
      void openLink().then(setOpened);
    },
  };
}
