import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { TicketForm } from '#features/exhibition/TicketForm.tsx';
import type { ExhibitionTicketFragment } from '#graphql';
import { Button } from '#ui/Button.tsx';
import { offerReload } from '#ui/offer-reload.ts';

type Props = {
  readonly exhibition: ExhibitionTicketFragment;
};

/** Opens the modal at once; the page below it opens it again. */
export function RegistrationPopup({ exhibition }: Props) {
  const { t, i18n } = useLingui();
  const { id, name } = exhibition;
  const open = () => {
    Promise.all([
      import('#features/registration/open-registration.tsx'),
      import('#features/tag-picker/TagField.tsx'),
      import('#features/card-reader/ScanCard.tsx'),
    ]).then(
      ([{ openRegistration }, { TagField }, { ScanCard }]) =>
        openRegistration(id, t`Register for ${name}`, { TagField, ScanCard }),
      () => offerReload(i18n),
    );
  };
  const openOnce = useEffectEvent(open);
  useEffect(() => openOnce(), [id]);
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-6 pb-12">
      <TicketForm exhibition={exhibition} title={<Trans>Register for {name}</Trans>}>
        <Button look="primary" className="max-sm:w-full" onClick={open}>
          <Trans>Get your badge</Trans>
        </Button>
      </TicketForm>
    </div>
  );
}
