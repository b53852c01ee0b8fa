import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../Button.tsx';
import { Modal } from './Modal.tsx';
import { defaultOffset } from './modal-options.ts';
import { okHandler } from './ok-handler.ts';
import { removeModal, type OpenModal } from './open-modal.ts';

export function OpenedModal({ modal }: { modal: OpenModal }) {
  const { type, title, content, words = 'yes-no', okText, cancelText, closing, settle, onOk } = modal;
  const [pending, setPending] = useState(false);
  const [press] = useState(() => okHandler(setPending));
  const ok = () =>
    press(onOk).then((agreed) => {
      if (agreed) settle(true);
    });
  const yesNo = words === 'yes-no';
  return (
    <Modal
      open={!closing}
      title={title}
      position={modal.position ?? defaultOffset}
      {...(modal.maskClosable !== undefined && { maskClosable: modal.maskClosable })}
      {...(modal.movable && { movable: true })}
      onClose={() => settle(false)}
      onClosed={() => removeModal(modal.key)}
      foot={
        type === 'simple' ? null : (
          <>
            {type === 'confirm' && (
              <Button onClick={() => settle(false)}>
                {cancelText ??
                  (yesNo ? <Trans id="modal.no">NO</Trans> : <Trans id="modal.cancel">Cancel</Trans>)}
              </Button>
            )}
            <Button look="primary" pending={pending} onClick={() => void ok()}>
              {okText ??
                (yesNo && type === 'confirm' ? (
                  <Trans id="modal.yes">YES</Trans>
                ) : (
                  <Trans id="modal.ok">OK</Trans>
                ))}
            </Button>
          </>
        )
      }
    >
      {content}
    </Modal>
  );
}
