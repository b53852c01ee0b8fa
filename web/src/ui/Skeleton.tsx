import { classes } from './classes.ts';

/** A placeholder box: give it the size of the content; with large text it is no wider than its container. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={classes(
        'waiting block max-w-full rounded-sm bg-placeholder forced-color-adjust-none',
        className,
      )}
    />
  );
}

/** Placeholder lines of text; the last one is shorter. */
export function SkeletonLines({ count, className }: { count: number; className?: string }) {
  return (
    <span className={classes('grid grid-cols-1 gap-2', className)}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={classes('h-4', index === count - 1 && 'w-3/5')} />
      ))}
    </span>
  );
}

/** The breadcrumb, as high as <Breadcrumb>, and the page's title. */
export function SkeletonTitle({ className }: { className?: string }) {
  return (
    <span className={classes('grid grid-cols-1 gap-2', className)}>
      <span className="flex h-9 items-center pointer-coarse:h-11">
        <Skeleton className="h-3.5 w-44" />
      </span>
      <Skeleton className="h-7.5 w-72 max-w-full md:h-9" />
    </span>
  );
}

export function SkeletonHeading() {
  return <Skeleton className="h-6.5 w-44 md:h-7.5" />;
}
