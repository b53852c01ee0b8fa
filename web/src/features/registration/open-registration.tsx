import { deviceOfWindow } from '#platform/device.ts';
import { openModal } from '#ui/modal/open-modal.ts';
import type { ReactNode } from 'react';
import type { RegistrationParts } from './parts.ts';
import { RegistrationModal } from './RegistrationModal.tsx';

/** §2.8 The pre-registration modal: at the bottom on a phone. What is typed is kept when it is closed. */
export function openRegistration(exhibitionId: string, title: ReactNode, parts: RegistrationParts): void {
  void openModal({
    type: 'simple',
    title,
    content: <RegistrationModal exhibitionId={exhibitionId} {...parts} />,
    position: deviceOfWindow() === 'phone' ? 'bottom' : 'center',
    maskClosable: false,
  });
}
