import { Link } from '@tanstack/react-router';
import type { ChatProductFragment } from '#graphql';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';

/** What a chat is about. */
export function ChatProduct({
  product: { id, slug, name, picture },
}: {
  readonly product: ChatProductFragment;
}) {
  return (
    <Link
      to="/{$product}.html"
      params={{ product: { slug, id } }}
      className="flex items-center gap-3 rounded-md border border-line bg-surface p-2"
    >
      <LazyPicture
        picture={picture}
        sizes="56px"
        decorative
        className="size-14 shrink-0 rounded-sm border border-line"
      />
      <span dir="auto" className="text-match line-clamp-2 min-w-0 flex-1 text-sm font-semibold">
        {name}
      </span>
    </Link>
  );
}
