import { useInstallOffer } from '#platform/install.ts';
import { lazySection } from '#ui/lazy-section.tsx';

const InstallNotice = lazySection(() => import('./InstallNotice.tsx').then((module) => module.InstallNotice));

/** Offers to install the app after the visitor has used it for a while. */
export function InstallOffer() {
  return useInstallOffer() && <InstallNotice />;
}
