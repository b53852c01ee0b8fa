import type { ReactNode } from 'react';
import { buttonStyle } from './button-style.ts';
import { ImageUp } from './icons-on-demand.tsx';

type Props = {
  readonly pending?: boolean;
  readonly onPicture: (file: File) => void;
  /** What the button says. */
  readonly children: ReactNode;
};

/** Takes a picture from this device. */
export function PictureField({ pending = false, onPicture, children }: Props) {
  return (
    <label
      aria-busy={pending}
      className={`${buttonStyle()} relative cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus`}
    >
      <ImageUp aria-hidden size={20} />
      {children}
      <input
        type="file"
        accept="image/*,.heic,.heif"
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onPicture(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}
