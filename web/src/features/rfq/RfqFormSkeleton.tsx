import { Skeleton } from '#ui/Skeleton.tsx';

/** As high as the form on a desktop, so that nothing jumps. */
export function RfqFormSkeleton() {
  return (
    <div aria-busy className="grid max-w-xl gap-5">
      {Array.from({ length: 9 }, (_, index) => (
        <div key={index} className="grid gap-1.5">
          <Skeleton className="h-4 w-32" />
          <Skeleton className={index === 2 ? 'h-40 rounded-md' : 'h-11 rounded-md'} />
        </div>
      ))}
    </div>
  );
}
