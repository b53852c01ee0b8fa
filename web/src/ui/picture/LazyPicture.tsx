// §9 Lazy pictures: loaded within a third of the window's height and 512 px of the window, on #ECEEF0, with a
// fallback.
import { ImageOff } from '#ui/icons.tsx';
import { useCallback, useState } from 'react';
import { classes } from '../classes.ts';
import { sourcesOf } from './sources.ts';
import { useSeen } from './use-seen.ts';

export type PictureFacts = {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
};

type Props = {
  /** null renders the fallback. */
  readonly picture: (Omit<PictureFacts, 'alt'> & Partial<PictureFacts>) | null | undefined;
  /** The rendered width, as in the HTML attribute `sizes`. */
  readonly sizes: string;
  /**
   * Loaded at once: for pictures in the first viewport. 'first' also sets a high fetch priority; 'where
   * shown' skips it where the page is too narrow to show it.
   */
  readonly eager?: boolean | 'first' | 'where shown';
  /** The picture adds nothing to the text next to it: it needs no alt. */
  readonly decorative?: boolean;
  readonly className?: string;
};

/** Fills the box of `className`, whose height is fixed before the picture loads, so that nothing moves. */
export function LazyPicture({ picture, sizes, eager = false, decorative = false, className }: Props) {
  const [seenRef, seen] = useSeen(eager !== false);
  const [failed, setFailed] = useState<string>();
  // A picture that failed before hydration fires no event.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.src !== '') setFailed(image.src);
  }, []);
  const broken = !picture || failed !== undefined;
  return (
    <span ref={seenRef} className={classes('relative block overflow-hidden bg-placeholder', className)}>
      {broken && (
        <span
          role={decorative ? undefined : 'img'}
          aria-label={decorative ? undefined : picture?.alt}
          className="absolute inset-0 grid place-items-center text-mute"
        >
          <ImageOff aria-hidden size={28} strokeWidth={1.5} />
        </span>
      )}
      {!broken && seen && (
        <picture>
          {sourcesOf(picture.src).map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
          ))}
          <img
            ref={check}
            src={picture.src}
            alt={decorative ? '' : (picture.alt ?? '')}
            width={picture.width}
            height={picture.height}
            decoding="async"
            {...(eager === 'first' && { fetchPriority: 'high' })}
            {...(eager === 'where shown' && { loading: 'lazy' })}
            className={classes('absolute inset-0 size-full object-cover', !eager && 'appear')}
            onError={() => setFailed(picture.src)}
          />
        </picture>
      )}
    </span>
  );
}
