import type { ModalOptions } from './modal-options.ts';

/**
 * Runs OK handlers one at a time (§4): a press while one runs is ignored. Resolves to whether the modal may close: not when
 * the handler returns false, and not when it throws, which is logged (§8).
 */
export function okHandler(
  onPending: (pending: boolean) => void,
): (onOk: ModalOptions['onOk']) => Promise<boolean> {
  let running = false;
  return async (onOk) => {
    if (running) return false;
    running = true;
    onPending(true);
    try {
      return (await onOk?.()) !== false;
    } catch (cause) {
      console.error('The OK handler of a modal failed', cause);
      return false;
    } finally {
      running = false;
      onPending(false);
    }
  };
}
