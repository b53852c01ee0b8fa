// §2.8 Image viewer: zoom, reset, previous and next, rotate. Import it lazily.
import 'react-photo-view/dist/react-photo-view.css';
import { Dialog } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, RotateCcw, RotateCw, X, ZoomIn, ZoomOut } from '#ui/icons.tsx';
import { useState } from 'react';
import { PhotoSlider } from 'react-photo-view';
import { useFormat } from '../format.ts';
import { ViewerButton } from './ViewerButton.tsx';
import type { PictureFacts } from './LazyPicture.tsx';

type Props = { readonly pictures: readonly PictureFacts[]; readonly start: number; readonly open: boolean; readonly onClose: () => void };

export function ImageViewer({ pictures, start, open, onClose }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const [index, setIndex] = useState(start);
  // The slider lays pictures out from left to right in every language; the dialog around it holds the focus.
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const last = pictures.length - 1;
  return (
    <Dialog.Root open={open} onOpenChange={(next) => { if (!next) onClose(); }}>
      <Dialog.Portal>
        <Dialog.Popup aria-label={t`Pictures`} className="fixed inset-0 z-50 outline-none">
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
                  <p aria-live="polite" dir="ltr" className="figures absolute start-4 top-3 z-20 text-sm text-white">{number(index + 1)} / {number(pictures.length)}</p>
                  <div role="toolbar" aria-label={t`Picture tools`} className="absolute inset-x-0 bottom-4 z-20 mx-auto flex w-fit gap-1 rounded-full bg-black/70 p-1">
                    <ViewerButton icon={ChevronLeft} label={t`Previous picture`} disabled={index === 0} onPress={() => setIndex(index - 1)} />
                    <ViewerButton icon={ZoomOut} label={t`Zoom out`} onPress={() => onScale(scale - 0.5)} />
                    <ViewerButton icon={ZoomIn} label={t`Zoom in`} onPress={() => onScale(scale + 0.5)} />
                    <ViewerButton icon={RotateCw} label={t`Rotate`} onPress={() => onRotate(rotate + 90)} />
                    <ViewerButton icon={RotateCcw} label={t`Reset`} onPress={() => { onScale(1); onRotate(0); }} />
                    <ViewerButton icon={ChevronRight} label={t`Next picture`} disabled={index === last} onPress={() => setIndex(index + 1)} />
                  </div>
                  <div className="absolute end-2 top-1 z-20"><ViewerButton icon={X} label={t`Close`} onPress={onClose} /></div>
                </>
              )}
            />
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
