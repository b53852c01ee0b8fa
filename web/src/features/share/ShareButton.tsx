import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import { Share2 } from '#ui/icons.tsx';
import { useShare } from './use-share.ts';

export function ShareButton() {
  const { t } = useLingui();
  const share = useShare();
  return (
    // Where the buttons beside it leave little space, only its icon shows.
    <Button size="small" aria-label={t`Share`} title={t`Share`} onClick={share}>
      <Share2 aria-hidden size={17} />
      <span className="max-lg:hidden">{t`Share`}</span>
    </Button>
  );
}
