import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { UserRound } from '#ui/icons.tsx';

export function NoCard() {
  return (
    <EmptyView
      icon={UserRound}
      title={<Trans>There’s no card here</Trans>}
      actions={
        <Link to="/myFavorite/exhibitorCard" className={buttonStyle()}>
          <Trans>Saved cards</Trans>
        </Link>
      }
    />
  );
}
