import type { RegistrationStatus } from '@fairgate/schema/urls/exhibition-segment';
import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import type { Industry, RegistrationExhibitionFragment } from '#graphql';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { Registration } from './lazy-sections.ts';
import { RegistrationHead } from './RegistrationHead.tsx';

type Props = {
  readonly exhibition: RegistrationExhibitionFragment;
  readonly status: RegistrationStatus;
  readonly industry: Industry | undefined;
  /** An ISO day. */
  readonly today: string;
};

/**
 * §2.5 Pre-registration for an exhibition. When it is done, the address says how: `success` with the badge, `finish` if the
 * email was registered before and the badge has been mailed there.
 */
export function RegistrationPage({ exhibition, status, industry, today }: Props) {
  const navigate = useNavigate();
  const params = { exhibition: exhibitionParam(exhibition) };
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
      <div className="grid gap-4">
        <Breadcrumb>
          <Link to="/">
            <Trans>Home</Trans>
          </Link>
          <Link to="/$exhibition" params={params} className="truncate">
            {exhibition.name}
          </Link>
          <span aria-current="page" className="text-ink">
            <Trans>Registration</Trans>
          </span>
        </Breadcrumb>
        <RegistrationHead exhibition={exhibition} today={today} />
      </div>
      <Registration exhibition={exhibition} industry={industry} onRegistered={show} />
    </div>
  );
}
