import type { ReactNode } from 'react';
import { modalTopVh } from '@fairgate/schema/limits';

/** The position of a modal; `offset` is its distance from the top in CSS units. */
export type ModalPosition = 'center' | 'top' | 'bottom' | { readonly offset: string };

/** §9: the position of a modal that states none. */
export const defaultOffset: ModalPosition = { offset: `${modalTopVh}vh` };

export type ModalOptions = {
  /** alert: one button; confirm: two; simple: none, only the cross. */
  readonly type: 'alert' | 'confirm' | 'simple';
  readonly title: ReactNode;
  readonly content?: ReactNode;
  readonly position?: ModalPosition;
  readonly maskClosable?: boolean;
  readonly movable?: boolean;
  /** YES and NO, or OK and Cancel. */
  readonly words?: 'yes-no' | 'ok-cancel';
  /** The label of the button, instead of the words above. */
  readonly okText?: ReactNode;
  readonly cancelText?: ReactNode;
  /** Returning false, or throwing, keeps the modal open. Further presses are ignored while it runs. */
  readonly onOk?: () => boolean | void | Promise<boolean | void>;
};
