import { useLingui } from '@lingui/react/macro';
import { offerReload } from '#ui/offer-reload.ts';

/** @param address the page's own by default. */
export function useShare(address?: string): () => void {
  const { t, i18n } = useLingui();
  return () => {
    const words = { copied: t`Link copied.`, copyYourself: t`Copy this link` };
    import('./share.tsx').then(
      ({ share }) => share(words, address),
      () => offerReload(i18n),
    );
  };
}
