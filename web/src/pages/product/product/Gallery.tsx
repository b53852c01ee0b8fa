import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useFormat } from '#ui/format.ts';
import { LazyPicture, type PictureFacts } from '#ui/picture/LazyPicture.tsx';
import { onDemand } from '#ui/on-demand.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { useScrolledTo } from './use-scrolled-to.ts';

const ImageViewer = onDemand(() =>
  import('#ui/picture/ImageViewer.tsx').then((module) => module.ImageViewer),
);

/** The pictures: swiped on a phone, chosen from thumbnails on a desktop, enlarged by a press. */
export function Gallery({ pictures, name }: { pictures: readonly PictureFacts[]; name: string }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const strip = useRef<HTMLUListElement>(null);
  const index = useScrolledTo(strip);
  const [viewed, setViewed] = useState<number>();
  const first = pictures[0]?.src;
  useEffect(() => {
    // In braces: newer browsers return a promise, which is no clean-up.
    strip.current?.scrollTo({ left: 0 });
  }, [first]);
  const scrollTo = (next: number) =>
    strip.current?.children[next]?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'smooth' });
  if (pictures.length === 0)
    return <LazyPicture picture={null} sizes="" className="aspect-square w-full md:rounded-lg" />;
  return (
    <div className="grid min-w-0 gap-3 md:not-print:grid-cols-[5rem_minmax(0,1fr)] md:items-start">
      <Thumbnails pictures={pictures} index={index} onChoose={scrollTo} />
      <div className="relative -mx-4 md:mx-0 print:mx-0 print:max-w-72">
        <ul
          ref={strip}
          aria-label={t`Images of ${name}`}
          className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] md:rounded-lg md:border md:border-line"
        >
          {pictures.map((picture, position) => (
            <li key={picture.src} className="w-full shrink-0 snap-center">
              <button
                type="button"
                aria-label={t`Enlarge image ${number(position + 1)}: ${picture.alt}`}
                className="block w-full cursor-zoom-in focus-visible:-outline-offset-4"
                onClick={() => setViewed(position)}
              >
                <LazyPicture
                  picture={picture}
                  sizes="(width >= 80rem) 640px, (width >= 48rem) 50vw, 100vw"
                  eager={position === 0 && 'first'}
                  className="aspect-square w-full"
                />
              </button>
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <p
            aria-hidden
            dir="ltr"
            className="figures pointer-events-none absolute end-3 bottom-3 rounded-full bg-black/60 px-2.5 py-1 text-xs text-white md:hidden print:hidden"
          >
            {number(index + 1)} / {number(pictures.length)}
          </p>
        )}
      </div>
      {viewed !== undefined && (
        <Suspense>
          <ImageViewer pictures={pictures} start={viewed} onClosed={() => setViewed(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
