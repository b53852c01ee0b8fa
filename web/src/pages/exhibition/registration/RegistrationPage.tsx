import type { RegistrationStatus } from '@fairgate/schema/urls/exhibition-segment';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { ExhibitionBreadcrumb } from '#features/exhibition/ExhibitionBreadcrumb.tsx';
import { TicketForm } from '#features/exhibition/TicketForm.tsx';
import type { Industry, RegistrationExhibitionFragment } from '#graphql';
import { useFormat } from '#ui/format.ts';
import { Registration } from './lazy-sections.ts';

type Props = {
  readonly exhibition: RegistrationExhibitionFragment;
  readonly status: RegistrationStatus;
  readonly industry: Industry | undefined;
};

/**
 * §2.5 Pre-registration for an exhibition. When it is done, the address says how: `success` with the badge, `finish` if the
 * email was registered before and the badge has been mailed there.
 */
export function RegistrationPage({ exhibition, status, industry }: Props) {
  const navigate = useNavigate();
  const params = { exhibition: exhibitionParam(exhibition) };
  const name = useFormat().text(exhibition.name);
  const show = (badgeNumber: string | null) => {
    const done = badgeNumber === null ? 'finish' : 'success';
    if (done !== status)
      void navigate({
        to: '/$exhibition/$status',
        params: { ...params, status: done },
        replace: true,
        resetScroll: false,
      });
  };
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-2 pb-12">
      <ExhibitionBreadcrumb exhibition={exhibition} here={<Trans>Registration</Trans>} />
      <TicketForm exhibition={exhibition} title={<Trans>Register for {name}</Trans>}>
        <Registration exhibition={exhibition} industry={industry} onRegistered={show} />
      </TicketForm>
    </div>
  );
}
