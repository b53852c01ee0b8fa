import type { PickMode } from '@fairgate/schema/rules/pick-tags';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { deviceOfWindow } from '#platform/device.ts';
import { Modal } from '#ui/modal/Modal.tsx';
import { Sheet } from '#ui/modal/Sheet.tsx';
import { PickerBody } from './PickerBody.tsx';
import { PickerFoot } from './PickerFoot.tsx';
import { PickingProvider, type ChoiceAfter } from './PickingProvider.tsx';
import type { Closing, TagChoice } from './tag-choice.ts';
import type { PickerStart } from './use-picking.ts';
import type { TagTreeQuery } from './use-tag-tree.ts';

type Props = {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly tags: TagTreeQuery;
  /** The value when it opened; the caller handles later changes of the form. */
  readonly start: PickerStart;
  readonly maxTag: number;
  readonly mode: PickMode | undefined;
  readonly selectOnly: boolean;
  /** The new value of the form; undefined: no change. */
  readonly onClose: (choice: TagChoice | undefined) => void;
  /** Called when the closing animation is over. */
  readonly onClosed: () => void;
};

/**
 * §2.8: a sheet from the bottom of a phone, a modal on a desktop. Import it lazily. While closed it stays
 * mounted and hidden: mounting takes a slow phone ten times as long as showing.
 */
export function TagPicker({ open, title, onClose, onClosed, ...rest }: Props) {
  const [isPhone] = useState(() => deviceOfWindow() === 'phone');
  const choice = useRef<ChoiceAfter>(null);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  const close = useCallback((closing: Closing) => latest.current(choice.current?.(closing)), []);
  const parts = useMemo(
    () => ({
      children: <PickerBody open={open} onNoMatch={() => close('no-match')} />,
      foot: <PickerFoot onConfirm={() => close('confirm')} />,
      onClose: () => close('mask'),
    }),
    [open, close],
  );
  const box = { open, title, onClosed, ...parts };
  return (
    <PickingProvider {...rest} choice={choice}>
      {isPhone ? (
        <Sheet {...box} />
      ) : (
        <Modal {...box} keepMounted width="52rem" position={{ offset: '8vh' }} />
      )}
    </PickingProvider>
  );
}
