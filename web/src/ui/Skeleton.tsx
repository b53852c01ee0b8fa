import { classes } from './classes.ts';

/** A shape that stands where content will: give it the size of what it stands for. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={classes('waiting block rounded-sm bg-placeholder', className)} />;
}

/** Lines of text to come; the last one is shorter. */
export function SkeletonLines({ count, className }: { count: number; className?: string }) {
  return (
    <span className={classes('grid gap-2', className)}>
      {Array.from({ length: count }, (_, index) => <Skeleton key={index} className={classes('h-4', index === count - 1 && 'w-3/5')} />)}
    </span>
  );
}
