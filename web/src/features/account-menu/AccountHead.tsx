import { useEffect } from 'react';
import { useAccountMenuQuery } from '#operations/account-menu.ts';
import { forgetSignedIn } from '#platform/session/signed-in.ts';
import { Skeleton } from '#ui/Skeleton.tsx';

export function AccountHead() {
  const { data, loading } = useAccountMenuQuery();
  const isSignedOut = data?.viewer === null && !loading;
  // The session has ended, but its cookie is still there.
  useEffect(() => {
    if (isSignedOut) forgetSignedIn();
  }, [isSignedOut]);
  if (!data?.viewer)
    return (
      <div className="grid gap-1.5 px-3 py-2" aria-busy={loading}>
        {loading && (
          <>
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-3/4" />
          </>
        )}
      </div>
    );
  const { name, email } = data.viewer;
  return (
    <div className="grid border-b border-line px-3 pt-1 pb-3">
      <bdi className="font-semibold wrap-anywhere text-match">{name}</bdi>
      <bdi className="text-sm wrap-anywhere text-match text-mute">{email}</bdi>
    </div>
  );
}
