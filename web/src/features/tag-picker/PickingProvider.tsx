import { createContext, use, useImperativeHandle, type ReactNode, type Ref } from 'react';
import type { PickMode } from '@fairgate/schema/rules/pick-tags';
import { choiceAfter, type Closing, type TagChoice } from './tag-choice.ts';
import { usePicking, type Picking, type PickerStart } from './use-picking.ts';
import type { TagTreeQuery } from './use-tag-tree.ts';

/** §4 The choice that the picker returns for this way of closing. */
export type ChoiceAfter = (closing: Closing) => TagChoice | undefined;

type Props = {
  readonly tags: TagTreeQuery;
  readonly start: PickerStart;
  readonly maxTag: number;
  readonly mode: PickMode | undefined;
  readonly selectOnly: boolean;
  readonly choice: Ref<ChoiceAfter>;
  readonly children: ReactNode;
};

const Context = createContext<Picking | undefined>(undefined);

/** Holds the state inside the box: a key press renders the list and the foot again, but not the box. */
export function PickingProvider({ tags, start, maxTag, mode, selectOnly, choice, children }: Props) {
  const picking = usePicking(tags, { start, maxTag, mode });
  const { selected, typed } = picking;
  useImperativeHandle(
    choice,
    () => (closing) => choiceAfter(closing, { before: start.before, selected, typed, selectOnly }),
  );
  return <Context value={picking}>{children}</Context>;
}

/** The state of the picker around it. */
export function useOpenPicking(): Picking {
  const picking = use(Context);
  if (!picking) throw new Error('This component must be inside a tag picker');
  return picking;
}
