import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import { Share2 } from '#ui/icons.tsx';
import { useShare } from './use-share.ts';

export function ShareButton() {
  const share = useShare();
  return (
    <Button size="small" onClick={share}>
      <Share2 aria-hidden size={17} />
      <Trans>Share</Trans>
    </Button>
  );
}
