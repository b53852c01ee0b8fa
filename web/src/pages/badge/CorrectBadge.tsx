import { Trans, useLingui } from '@lingui/react/macro';
import type { BadgeFieldsFragment } from '#graphql';
import { useToday } from '#platform/use-today.ts';
import { Button } from '#ui/Button.tsx';
import { offerReload } from '#ui/offer-reload.ts';

type Props = {
  readonly badge: BadgeFieldsFragment;
  /** The secret of the badge's link. */
  readonly link: string;
  readonly onChanged: () => void;
};

/** Below a badge: corrects its registration, until the fair is over. */
export function CorrectBadge({ badge: { exhibition, revokedAt }, link, onChanged }: Props) {
  const { t, i18n } = useLingui();
  const today = useToday();
  if (revokedAt || exhibition.endsOn < today) return null;
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
