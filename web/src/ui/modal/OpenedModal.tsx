import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import { Modal } from './Modal.tsx';
import { removeModal, type OpenModal } from './open-modal.ts';

export function OpenedModal({ modal }: { modal: OpenModal }) {
  const { type, title, content, words = 'yes-no', okText, cancelText, closing, settle, onOk } = modal;
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const ok = async () => {
    // A state would be too late for a second press in the same moment.
    if (running.current) return;
    running.current = true;
    setPending(true);
    const agreed = await decide(onOk);
    running.current = false;
    setPending(false);
    if (agreed) settle(true);
  };
  const yesNo = words === 'yes-no';
  return (
    <Modal
      open={!closing}
      title={title}
      {...(modal.position && { position: modal.position })}
      {...(modal.maskClosable !== undefined && { maskClosable: modal.maskClosable })}
      {...(modal.movable && { movable: true })}
      onClose={() => settle(false)}
      onClosed={() => removeModal(modal.key)}
      foot={type === 'simple' ? null : (
        <>
          {type === 'confirm' && (
            <Button onClick={() => settle(false)}>
              {cancelText ?? (yesNo ? <Trans id="modal.no">NO</Trans> : <Trans id="modal.cancel">Cancel</Trans>)}
            </Button>
          )}
          <Button look="primary" pending={pending} onClick={() => void ok()}>
            {okText ?? (yesNo && type === 'confirm' ? <Trans id="modal.yes">YES</Trans> : <Trans id="modal.ok">OK</Trans>)}
          </Button>
        </>
      )}
    >
      {content}
    </Modal>
  );
}

/** §8 Modal OK exception: logged, treated as false, the modal stays open. */
async function decide(onOk: OpenModal['onOk']): Promise<boolean> {
  try {
    return await onOk?.() !== false;
  } catch (cause) {
    console.error('The OK handler of a modal failed', cause);
    return false;
  }
}
