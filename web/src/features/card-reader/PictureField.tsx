import { Trans } from '@lingui/react/macro';
import { buttonStyle } from '#ui/button-style.ts';
import { ImageUp } from '#ui/icons-on-demand.tsx';

/** A picture of a card from this device. */
export function PictureField({ onPicture }: { readonly onPicture: (file: File) => void }) {
  return (
    <label
      className={`${buttonStyle()} relative cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus`}
    >
      <ImageUp aria-hidden size={20} />
      <Trans>Choose a picture</Trans>
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
