import { useLingui } from '@lingui/react/macro';

export function useShare(): () => void {
  const { t } = useLingui();
  return () => {
    const words = { copied: t`Link copied.`, copyYourself: t`Copy this link` };
    void import('./share.tsx').then(({ share }) => share(words));
  };
}
