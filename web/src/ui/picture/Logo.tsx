import { LazyPicture, type PictureFacts } from './LazyPicture.tsx';

type Props = {
  readonly picture: PictureFacts;
  readonly sizes: string;
  readonly className: string;
};

/** The logo of a company whose name is next to it: whole, and on white, also in the dark, as most are made for white. */
export function Logo({ picture, sizes, className }: Props) {
  return (
    <LazyPicture
      picture={picture}
      sizes={sizes}
      decorative
      className={`shrink-0 border border-line bg-white! [&_img]:object-contain [&_img]:p-1 ${className}`}
    />
  );
}
