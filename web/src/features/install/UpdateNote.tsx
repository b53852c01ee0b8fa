import { useUpdateWaiting } from '#platform/update.ts';
import { lazySection } from '#ui/lazy-section.tsx';

const UpdateNotice = lazySection(() => import('./UpdateNotice.tsx').then((module) => module.UpdateNotice));

/** Announces a new version. The page reloads only on the visitor's request. */
export function UpdateNote() {
  return useUpdateWaiting() && <UpdateNotice />;
}
