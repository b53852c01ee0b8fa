import { useLingui } from '@lingui/react/macro';

/** @param address the page's own by default. */
export function useShare(address?: string): () => void {
  const { t } = useLingui();
  return () => {
    const words = { copied: t`Link copied.`, copyYourself: t`Copy this link` };
    void import('./share.tsx').then(({ share }) => share(words, address));
  };
}
