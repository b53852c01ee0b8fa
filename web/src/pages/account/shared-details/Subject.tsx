import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DisclosureRowFragment } from '#graphql';

type Props = { readonly disclosure: DisclosureRowFragment; readonly children: ReactNode };
const linkStyle =
  'inline-flex items-center underline underline-offset-4 hover:no-underline pointer-coarse:min-h-11';

/** Through what the details were received: a link where the buyer has a page of it. */
export function Subject({ disclosure: { kind, subjectId }, children }: Props) {
  if (kind === 'CARD_REQUEST' || kind === 'CARD_RECEIPT')
    return (
      <Link to="/myFavorite/exhibitorCard" className={linkStyle}>
        {children}
      </Link>
    );
  if (kind === 'CARD')
    return (
      <Link to="/myCard" className={linkStyle}>
        {children}
      </Link>
    );
  if (subjectId === null) return children;
  return kind === 'RFQ' || kind === 'QUOTATION' ? (
    <Link to="/rfq/detail" search={{ rfq_id: subjectId }} className={linkStyle}>
      {children}
    </Link>
  ) : (
    <Link to="/inbox/$conversationId" params={{ conversationId: subjectId }} className={linkStyle}>
      {children}
    </Link>
  );
}
