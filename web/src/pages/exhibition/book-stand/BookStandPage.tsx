import { Trans } from '@lingui/react/macro';
import { ExhibitionBreadcrumb } from '#features/exhibition/ExhibitionBreadcrumb.tsx';
import { ExhibitionSections } from '#features/exhibition/ExhibitionSections.tsx';
import { TicketForm } from '#features/exhibition/TicketForm.tsx';
import type { StandExhibitionFragment } from '#graphql';
import { classes } from '#ui/classes.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { useFormat } from '#ui/format.ts';
import { CalendarX2 } from '#ui/icons.tsx';
import { StandRequest } from './StandRequest.tsx';

type Props = {
  readonly exhibition: StandExhibitionFragment;
  /** Open to any role, so without links to the exhibition's pages. */
  readonly isPopup?: boolean;
};

/** §2.5 book-stand: a company asks the organiser for a stand. */
export function BookStandPage({ exhibition, isPopup = false }: Props) {
  const name = useFormat().text(exhibition.name);
  return (
    <div
      className={classes(
        'page grid grid-cols-[minmax(0,1fr)] content-start gap-6 pb-12',
        isPopup ? 'pt-6' : 'pt-2',
      )}
    >
      {!isPopup && (
        <div className="grid min-w-0 gap-2">
          <ExhibitionBreadcrumb exhibition={exhibition} here={<Trans>Book a stand</Trans>} />
          <ExhibitionSections exhibition={exhibition} />
        </div>
      )}
      <TicketForm exhibition={exhibition} title={<Trans>Book a stand: {name}</Trans>}>
        {exhibition.status === 'COMPLETED' ? (
          <EmptyView icon={CalendarX2} title={<Trans>This fair is over</Trans>} />
        ) : (
          <StandRequest exhibition={exhibition} />
        )}
      </TicketForm>
    </div>
  );
}
