import type { Icon } from '#ui/icons.tsx';

type Props = {
  readonly icon: Icon;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
};

export function ViewerButton({ icon: Icon, label, disabled = false, onPress }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      className="grid size-11 place-items-center rounded-full text-white hover:bg-white/15 disabled:opacity-35"
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
    >
      <Icon aria-hidden size={20} />
    </button>
  );
}
