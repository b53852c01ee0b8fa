import type { ReactNode } from 'react';
import { CircleAlert } from './icons.tsx';

/** The error of an action, shown next to it. A screen reader announces it at once. */
export function ErrorAlert({ children }: { readonly children: ReactNode }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && (
        <p className="flex gap-2 rounded-md bg-brand-tint p-3 text-sm text-brand-ink">
          <CircleAlert aria-hidden size={18} className="mt-px shrink-0" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
