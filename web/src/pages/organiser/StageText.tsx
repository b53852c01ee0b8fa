import { Trans } from '@lingui/react/macro';
import type { ExhibitionStage } from '#graphql';

/** §3 lifecycle two of an exhibition, in words. */
export function StageText({ stage }: { readonly stage: ExhibitionStage | null }) {
  switch (stage) {
    case 'UNPUBLISHED':
      return <Trans>Not published</Trans>;
    case 'NOT_STARTED':
      return <Trans>Not started</Trans>;
    case 'PRE_SHOW':
      return <Trans>Pre-show</Trans>;
    case 'DURING_SHOW':
      return (
        <span className="text-trust">
          <Trans>Open now</Trans>
        </span>
      );
    case 'POST_SHOW':
      return <Trans>Post-show</Trans>;
    case 'ENDED':
      return <Trans>Ended</Trans>;
    case null:
      return null;
  }
}
