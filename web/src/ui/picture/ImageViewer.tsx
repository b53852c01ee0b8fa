// §2.8 Image viewer: zoom, reset, previous and next, rotate. Import it lazily.
import 'react-photo-view/dist/react-photo-view.css';
import { Dialog } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { RotateCw, Undo2, ZoomIn, ZoomOut } from '#ui/icons-on-demand.tsx';
import { ChevronLeft, ChevronRight, X } from '#ui/icons.tsx';
import { useState } from 'react';
import { PhotoSlider } from 'react-photo-view';
import { useFormat } from '../format.ts';
import { ViewerButton } from './ViewerButton.tsx';
import type { PictureFacts } from './LazyPicture.tsx';

type Props = {
  readonly pictures: readonly PictureFacts[];
  readonly start: number;
  /** It has closed, and the focus is back. */
  readonly onClosed: () => void;
};

export function ImageViewer({ pictures, start, onClosed }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const [index, setIndex] = useState(start);
  const [open, setOpen] = useState(true);
  const onClose = () => setOpen(false);
  // The slider lays out pictures from left to right in every language; the dialog around it handles the
  // focus.
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const last = pictures.length - 1;
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) onClosed();
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup aria-label={t`Images`} className="fixed inset-0 z-50 outline-none">
          <div ref={setHost} dir="ltr" />
          {host && (
            <PhotoSlider
              images={pictures.map((picture) => ({ key: picture.src, src: picture.src }))}
              visible={open}
              index={index}
              loop={false}
              bannerVisible={false}
              portalContainer={host}
              onIndexChange={setIndex}
              onClose={onClose}
              overlayRender={({ scale, onScale, rotate, onRotate }) => (
                <>
                  <div
                    dir={document.documentElement.dir}
                    className="pointer-events-none absolute inset-x-0 top-0 z-20 flex items-center justify-between p-2"
                  >
                    <p
                      aria-live="polite"
                      dir="ltr"
                      className="figures rounded-full bg-black/70 px-3 py-1 text-sm text-white"
                    >
                      {number(index + 1)} / {number(pictures.length)}
                    </p>
                    <span className="pointer-events-auto rounded-full bg-black/70">
                      <ViewerButton icon={X} label={t`Close`} onPress={onClose} />
                    </span>
                  </div>
                  <div
                    role="toolbar"
                    aria-label={t`Image tools`}
                    className="absolute inset-x-0 bottom-[max(1rem,env(safe-area-inset-bottom))] z-20 mx-auto flex w-fit max-w-full rounded-full bg-black/85 p-1 ring-1 ring-white/30 sm:gap-1"
                  >
                    <ViewerButton
                      icon={ChevronLeft}
                      label={t`Previous image`}
                      disabled={index === 0}
                      onPress={() => setIndex(index - 1)}
                    />
                    <ViewerButton icon={ZoomOut} label={t`Zoom out`} onPress={() => onScale(scale - 0.5)} />
                    <ViewerButton icon={ZoomIn} label={t`Zoom in`} onPress={() => onScale(scale + 0.5)} />
                    <ViewerButton icon={RotateCw} label={t`Rotate`} onPress={() => onRotate(rotate + 90)} />
                    <ViewerButton
                      icon={Undo2}
                      label={t`Reset`}
                      onPress={() => {
                        onScale(1);
                        onRotate(0);
                      }}
                    />
                    <ViewerButton
                      icon={ChevronRight}
                      label={t`Next image`}
                      disabled={index === last}
                      onPress={() => setIndex(index + 1)}
                    />
                  </div>
                </>
              )}
            />
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
