import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { SearchX } from '#ui/icons.tsx';

/** No exhibition has this id, or the site has none. */
export function ExhibitionNotFound() {
  return (
    <EmptyView
      page
      icon={SearchX}
      title={<Trans>Trade fair not found</Trans>}
      actions={
        <Link to="/" className={buttonStyle({ look: 'primary' })}>
          <Trans>See the next trade fairs</Trans>
        </Link>
      }
    >
      <Trans>The link may be incomplete, or the fair is no longer listed.</Trans>
    </EmptyView>
  );
}
