import { useRouterState } from '@tanstack/react-router';

/** A thin line at the top while the next page loads; it appears after a noticeable delay. */
export function PageProgress() {
  const pending = useRouterState({ select: ({ status }) => status === 'pending' });
  if (!pending) return null;
  return (
    <div
      aria-hidden
      className="page-progress fixed inset-x-0 top-0 z-60 h-0.5 bg-brand forced-color-adjust-none"
    />
  );
}
