import type { PickMode } from '@fairgate/schema/rules/pick-tags';
import { useRef, useState, type ReactNode } from 'react';
import { deviceOfWindow } from '#platform/device.ts';
import { Modal } from '#ui/modal/Modal.tsx';
import { Sheet } from '#ui/modal/Sheet.tsx';
import { PickerBody } from './PickerBody.tsx';
import { PickerFoot } from './PickerFoot.tsx';
import { PickingProvider, type ChoiceAfter } from './PickingProvider.tsx';
import type { Closing, TagChoice } from './tag-choice.ts';
import type { TagTreeAsked } from './use-tag-tree.ts';

type Props = {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly tags: TagTreeAsked;
  /** What the form holds; later changes of it are the caller's to answer. */
  readonly before: TagChoice;
  readonly maxTag: number;
  readonly mode: PickMode | undefined;
  readonly selectOnly: boolean;
  /** What is to stand in the form now; undefined: what stood there. */
  readonly onClose: (choice: TagChoice | undefined) => void;
};

/** §2.8: a sheet from the bottom of a phone, a box on a desktop. Import it lazily; a new key begins anew. */
export function TagPicker({ open, title, before: given, onClose, ...rest }: Props) {
  const [before] = useState(given);
  const [isPhone] = useState(() => deviceOfWindow() === 'phone');
  const choice = useRef<ChoiceAfter>(null);
  const close = (closing: Closing) => onClose(choice.current?.(closing));
  const box = {
    open, title, onClose: () => close('mask'),
    children: <PickerBody onNoMatch={() => close('no-match')} />,
    foot: <PickerFoot onConfirm={() => close('confirm')} />,
  };
  return (
    <PickingProvider {...rest} before={before} choice={choice}>
      {isPhone ? <Sheet {...box} /> : <Modal {...box} width="52rem" position={{ offset: '8vh' }} />}
    </PickingProvider>
  );
}
