import { useEffect, useEffectEvent, type RefObject } from 'react';

type Keys = {
  input: RefObject<HTMLInputElement | null>;
  ids: readonly string[];
  active: string | undefined;
  onActive: (id: string | undefined) => void;
  onChoose: (index: number) => void;
  onClose: () => void;
};

/**
 * Keyboard support of a combobox (ARIA Authoring Practices): arrows move through the options and back to the
 * field, Enter chooses, Escape closes.
 */
export function useOptionKeys({ input, ids, active, onActive, onChoose, onClose }: Keys): void {
  const move = (to: number) => {
    const id = ids[to];
    onActive(id);
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  };
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    // During an IME composition, Enter and arrows belong to the input method.
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = active === undefined ? -1 : ids.indexOf(active);
    switch (event.key) {
      case 'ArrowDown':
        move(at + 1 >= ids.length ? -1 : at + 1);
        break;
      case 'ArrowUp':
        move(at === -1 ? ids.length - 1 : at - 1);
        break;
      case 'Enter':
        if (at === -1) return;
        onChoose(at);
        break;
      case 'Escape':
        onClose();
        break;
      default:
        return;
    }
    event.preventDefault();
  });
  useEffect(() => {
    const field = input.current;
    field?.addEventListener('keydown', pressed);
    return () => field?.removeEventListener('keydown', pressed);
  }, [input]);
}
