import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { DeskNumbersFragment } from '#graphql';
import { sectionLinkStyle, SectionStrip } from '#ui/SectionStrip.tsx';
import { NumberText } from '#ui/Texts.tsx';
import type { DeskList } from './desk-search.ts';

type Props = {
  readonly chosen: DeskList | undefined;
  readonly numbers: DeskNumbersFragment | null;
};

/** Links to the lists of the desk, with the number of tickets that wait for an answer. */
export function DeskLinks({ chosen, numbers }: Props) {
  const { t } = useLingui();
  const waiting = numbers ? numbers.openCount + numbers.assignedCount : 0;
  const lists = [
    { list: undefined, name: <Trans>Messages</Trans>, count: waiting },
    { list: 'enquiries', name: <Trans>Unanswered enquiries</Trans>, count: 0 },
    { list: 'rfqs', name: <Trans>Unanswered requests</Trans>, count: 0 },
    { list: 'invitations', name: <Trans>Invitations</Trans>, count: 0 },
  ] as const;
  return (
    <SectionStrip label={t`Lists of the desk`} current={chosen ?? ''}>
      {lists.map(({ list, name, count }) => (
        <Link
          key={list ?? ''}
          to="/desk"
          search={list ? { list } : {}}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={list === chosen ? 'page' : undefined}
          className={sectionLinkStyle}
        >
          {name}
          {count > 0 && (
            <>
              {' · '}
              <NumberText value={count} />
            </>
          )}
        </Link>
      ))}
    </SectionStrip>
  );
}
