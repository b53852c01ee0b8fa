import { useHydrated } from '@tanstack/react-router';
import { Suspense } from 'react';
import { inBackground } from '#ui/on-demand.tsx';
import type { RfqFormProps } from './RfqForm.tsx';
import { RfqFormSkeleton } from './RfqFormSkeleton.tsx';

const RfqForm = inBackground(() => import('./RfqForm.tsx').then((module) => module.RfqForm));

/** The form, which begins with what this device knows: the server's HTML has its skeleton. */
export function RfqFormPlace(props: RfqFormProps) {
  const isHydrated = useHydrated();
  return (
    <div className="min-h-200">
      <Suspense fallback={<RfqFormSkeleton />}>
        {isHydrated ? <RfqForm key={props.form} {...props} /> : <RfqFormSkeleton />}
      </Suspense>
    </div>
  );
}
