import { deviceOfWindow } from '#platform/device.ts';
import { openModal } from '#ui/modal/open-modal.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { RegistrationParts } from './parts.ts';
import { RegistrationModal } from './RegistrationModal.tsx';

type More = Pick<ComponentProps<typeof RegistrationModal>, 'badgeLink' | 'onRegistered'>;

/**
 * §2.8 The pre-registration modal: at the bottom on a phone. What is typed is kept when it is closed. With `badgeLink` the
 * person corrects the registration of this badge.
 */
export function openRegistration(
  exhibitionId: string,
  title: ReactNode,
  parts: RegistrationParts,
  more: More = {},
): void {
  void openModal({
    type: 'simple',
    title,
    content: <RegistrationModal exhibitionId={exhibitionId} {...parts} {...more} />,
    position: deviceOfWindow() === 'phone' ? 'bottom' : 'center',
    maskClosable: false,
  });
}
