import { Trans, useLingui } from '@lingui/react/macro';
import type { BadgeFieldsFragment } from '#graphql';
import { Button } from '#ui/Button.tsx';
import { offerReload } from '#ui/offer-reload.ts';

type Props = {
  readonly badge: BadgeFieldsFragment;
  /** The secret of the badge's link. */
  readonly link: string;
  readonly onChanged: () => void;
};

/** Below a badge: corrects its registration. */
export function CorrectBadge({ badge: { exhibition, revokedAt }, link, onChanged }: Props) {
  const { t, i18n } = useLingui();
  if (revokedAt) return null;
  const open = () => {
    Promise.all([
      import('#features/registration/open-registration.tsx'),
      import('#features/tag-picker/TagField.tsx'),
      import('#features/card-reader/ScanCard.tsx'),
    ]).then(
      ([{ openRegistration }, { TagField }, { ScanCard }]) =>
        openRegistration(
          exhibition.id,
          t`Change your details`,
          { TagField, ScanCard },
          { badgeLink: link, onRegistered: onChanged },
        ),
      () => offerReload(i18n),
    );
  };
  return (
    <div className="max-w-md print:hidden">
      <Button onClick={open}>
        <Trans>Change your details</Trans>
      </Button>
    </div>
  );
}
