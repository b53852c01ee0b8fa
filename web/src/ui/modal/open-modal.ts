// Modals opened by code: the list of open ones, which <ModalHost> in the shell renders.
import { useSyncExternalStore } from 'react';
import type { ModalOptions } from './modal-options.ts';

export type OpenModal = ModalOptions & {
  readonly key: number;
  readonly closing: boolean;
  /** True after OK, false after anything else. */
  readonly settle: (ok: boolean) => void;
};

let opened: readonly OpenModal[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

function set(next: readonly OpenModal[]): void {
  opened = next;
  for (const listener of listeners) listener();
}

/** Shows a modal; resolves to true after OK, to false when it is closed in any other way. */
export function openModal(options: ModalOptions): Promise<boolean> {
  const key = ++lastKey;
  return new Promise((resolve) => {
    const settle = (ok: boolean) => {
      resolve(ok);
      set(opened.map((modal) => (modal.key === key ? { ...modal, closing: true } : modal)));
    };
    set([...opened, { ...options, key, closing: false, settle }]);
  });
}

/** §2.8 Confirm dialog: yes or no. */
export function openConfirm(options: Omit<ModalOptions, 'type'>): Promise<boolean> {
  return openModal({ ...options, type: 'confirm' });
}

/** Closes all modals, such as those of a page that is left. */
export function closeModals(): void {
  for (const { settle } of opened) settle(false);
}

export function removeModal(key: number): void {
  set(opened.filter((modal) => modal.key !== key));
}

const none: readonly OpenModal[] = [];

export function useOpenModals(): readonly OpenModal[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => opened,
    () => none,
  );
}
