import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import { ImageUp } from '#ui/icons-on-demand.tsx';
import { isMissingScript } from '#ui/missing-script.ts';
import { offerReload } from '#ui/offer-reload.ts';
import { readPicture } from './read-picture.ts';

/** A picture of a badge from this device. */
export function PictureField({ onText }: { readonly onText: (text: string | undefined) => void }) {
  const { i18n } = useLingui();
  const [pending, setPending] = useState(false);
  const read = async (file: File): Promise<void> => {
    setPending(true);
    await readPicture(file).then(onText, (cause: unknown) =>
      isMissingScript(cause) ? offerReload(i18n) : onText(undefined),
    );
    setPending(false);
  };
  return (
    <label
      aria-busy={pending}
      className={`${buttonStyle()} cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus`}
    >
      <ImageUp aria-hidden size={20} />
      <Trans>Read a picture</Trans>
      <input
        type="file"
        accept="image/*"
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}
