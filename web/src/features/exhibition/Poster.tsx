import type { ExhibitionTicketFragment } from '#graphql';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';

/** The poster on <ExhibitionTop>, whole: at the end of the ticket, or at its foot where the ticket is narrow. */
export function Poster({ picture }: Pick<ExhibitionTicketFragment, 'picture'>) {
  if (!picture) return null;
  return (
    <LazyPicture
      picture={picture}
      sizes="240px"
      eager
      decorative
      className="h-28 rounded-b-lg @min-[34rem]:h-auto @min-[34rem]:min-h-36 @min-[34rem]:w-60 @min-[34rem]:rounded-s-none @min-[34rem]:rounded-e-lg [&_img]:object-contain"
    />
  );
}
