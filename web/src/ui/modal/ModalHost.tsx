import { Suspense } from 'react';
import { onDemand } from '../on-demand.tsx';
import { removeModal, useOpenModals } from './open-modal.ts';

const OpenedModal = onDemand(
  () => import('./OpenedModal.tsx').then((module) => module.OpenedModal),
  ({ modal: { key, settle } }) => {
    settle(false);
    removeModal(key);
  },
);

/** Renders the modals that code has opened. Rendered once, in the shell. */
export function ModalHost() {
  const modals = useOpenModals();
  if (modals.length === 0) return null;
  return (
    <Suspense>
      {modals.map((modal) => (
        <OpenedModal key={modal.key} modal={modal} />
      ))}
    </Suspense>
  );
}
