import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { TriangleAlert } from '#ui/icons.tsx';

const route = getRouteApi('/link/$transfer');

/** The link to another site: shows the full address, and follows it only on a press. */
export function LinkPage() {
  const { address, host } = route.useLoaderData();
  return (
    <EmptyView
      page
      icon={TriangleAlert}
      title={<Trans>You are leaving Fairgate</Trans>}
      actions={
        <>
          <a
            href={address}
            rel="nofollow noopener noreferrer ugc"
            className={buttonStyle({ look: 'primary' })}
          >
            {/* One flex item: its words keep their spaces. */}
            <span>
              <Trans>
                Go to <bdi dir="ltr">{host}</bdi>
              </Trans>
            </span>
          </a>
          <Link to="/" className={buttonStyle()}>
            <Trans>Stay on Fairgate</Trans>
          </Link>
        </>
      }
    >
      <p>
        <Trans>This link leads to an external site that we don’t run or verify:</Trans>
      </p>
      <p dir="ltr" className="py-3 font-semibold wrap-anywhere text-ink">
        {address}
      </p>
      <p>
        <Trans>Never enter your Fairgate password there.</Trans>
      </p>
    </EmptyView>
  );
}
