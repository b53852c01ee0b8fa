import type { PickMode } from '@fairgate/schema/rules/pick-tags';
import { useState, type ReactNode } from 'react';
import { deviceOfWindow } from '#platform/device.ts';
import { Modal } from '#ui/modal/Modal.tsx';
import { Sheet } from '#ui/modal/Sheet.tsx';
import { PickerBody } from './PickerBody.tsx';
import { PickerFoot } from './PickerFoot.tsx';
import { choiceAfter, type Closing, type TagChoice } from './tag-choice.ts';
import { usePicking } from './use-picking.ts';
import { useTagTree } from './use-tag-tree.ts';

type Props = {
  readonly open: boolean;
  readonly title: ReactNode;
  /** What the form holds; later changes of it are the caller's to answer. */
  readonly before: TagChoice;
  readonly maxTag: number;
  readonly mode: PickMode | undefined;
  readonly selectOnly: boolean;
  /** What is to stand in the form now; undefined: what stood there. */
  readonly onClose: (choice: TagChoice | undefined) => void;
};

/** §2.8: a sheet from the bottom of a phone, a box on a desktop. Import it lazily; a new key begins anew. */
export function TagPicker({ open, title, before: given, maxTag, mode, selectOnly, onClose }: Props) {
  const [before] = useState(given);
  const [isPhone] = useState(() => deviceOfWindow() === 'phone');
  const { tree, places, isLoading, isFailed, retry } = useTagTree();
  const picking = usePicking(tree, places, { before, maxTag, mode });
  const { selected, typed } = picking;
  const close = (closing: Closing) => onClose(choiceAfter(closing, { before, selected, typed, selectOnly }));
  const box = {
    open, title, onClose: () => close('mask'),
    children: <PickerBody tree={tree} isLoading={isLoading} isFailed={isFailed} onRetry={retry} picking={picking} onNoMatch={() => close('no-match')} />,
    foot: <PickerFoot picking={picking} onConfirm={() => close('confirm')} />,
  };
  return isPhone ? <Sheet {...box} /> : <Modal {...box} width="52rem" position={{ offset: '8vh' }} />;
}
