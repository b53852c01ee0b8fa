import { Skeleton } from '#ui/Skeleton.tsx';

export function OwnExhibitionsSkeleton() {
  return (
    <div className="grid gap-3 md:grid-cols-2" aria-busy>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-34 rounded-lg" />
      ))}
    </div>
  );
}
