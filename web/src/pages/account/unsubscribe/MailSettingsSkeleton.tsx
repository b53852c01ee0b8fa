import { Skeleton, SkeletonLines } from '#ui/Skeleton.tsx';

/** As high as the form: a sentence, three choices, a button. */
export function MailSettingsSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4" aria-busy>
      <div className="grid grid-cols-1 gap-1">
        <SkeletonLines count={2} className="mb-1" />
        {[44, 64, 32].map((width) => (
          <span key={width} className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
            <Skeleton className="size-5 shrink-0" />
            <span className="min-w-0" style={{ inlineSize: `${width * 4}px` }}>
              <Skeleton className="h-4" />
            </span>
          </span>
        ))}
      </div>
      <Skeleton className="h-11 w-44 rounded-md" />
    </div>
  );
}
