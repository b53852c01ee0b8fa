import type { ReactNode } from 'react';
import type { ContactValues } from './draft.ts';

type Props = { readonly values: ContactValues; readonly children: ReactNode };

/** A message as it was sent, below a sentence about it. */
export function WhatWasSent({ values: { message, email }, children }: Props) {
  return (
    <div className="grid gap-1">
      <p>{children}</p>
      <blockquote className="grid gap-1 border-s-2 border-current ps-3 wrap-anywhere">
        <p dir="auto" className="text-match line-clamp-4 whitespace-pre-line">
          {message}
        </p>
        <p dir="ltr" className="text-match">
          {email}
        </p>
      </blockquote>
    </div>
  );
}
