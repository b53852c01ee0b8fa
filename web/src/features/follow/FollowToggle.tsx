import { Trans, useLingui } from '@lingui/react/macro';
import { isOfOthers, useSignedIn } from '#platform/session/signed-in.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Heart } from '#ui/icons-on-demand.tsx';
import type { Followable } from './followable.ts';
import { useFollow } from './use-follow.ts';

type Props = Followable & {
  readonly name: string;
  /** With a label, for its own page; otherwise an icon on a card. */
  readonly labelled?: boolean;
  readonly size?: 'small' | 'medium';
};

/** Follows or unfollows a product, a supplier or an exhibitor. Hidden from those who cannot follow (§6). */
export function FollowToggle({ kind, id, name, labelled = false, size = 'small' }: Props) {
  const { t } = useLingui();
  const { followed, toggle } = useFollow({ kind, id }, name);
  const signedIn = useSignedIn();
  if (isOfOthers(signedIn)) return null;
  if (!labelled)
    return (
      <IconButton
        floating
        icon={Heart}
        label={t`Follow ${name}`}
        pressed={followed}
        onClick={toggle}
        className="aria-pressed:[&_svg]:fill-current"
      />
    );
  return (
    // Its name says the state: `aria-pressed` would say it twice.
    <Button size={size} onClick={toggle}>
      <Heart
        aria-hidden
        size={17}
        className={classes('shrink-0', followed && 'fill-current text-brand-ink')}
      />
      {followed ? <Trans id="follow.on">Following</Trans> : <Trans>Follow</Trans>}
    </Button>
  );
}
