import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { lazy, type ComponentType } from 'react';
import { isMissingScript } from '#ui/missing-script.ts';
import { NotLoaded } from './NotLoaded.tsx';

/**
 * The content of a private page, which guests do not load; within Suspense. When its code cannot be loaded, it says so,
 * and "Try again" loads it again: React's lazy alone would keep the failure.
 */
export function privatePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const open = () => lazy(async () => ({ default: await load() }));
  let Part = open();

  // Rendered anew after a failure, with the part of that time.
  const Content = (props: Props) => <Part {...props} />;

  function Missing({ error, reset }: ErrorComponentProps) {
    if (!isMissingScript(error)) throw error;
    const retry = () => {
      Part = open();
      reset();
    };
    return <NotLoaded error={{ code: 'NETWORK_ERROR' }} onRetry={retry} />;
  }

  return (props) => (
    <CatchBoundary getResetKey={() => 'code'} errorComponent={Missing}>
      <Content {...props} />
    </CatchBoundary>
  );
}
