import type { ErrorCode } from '@fairgate/schema/errors';
import { useLingui } from '@lingui/react/macro';

/** §8 why following did not work, for a toast. */
export function useTroubleText(): (code: ErrorCode) => string {
  const { t } = useLingui();
  return (code) => {
    switch (code) {
      case 'NOT_FOUND':
        return t`This is no longer available.`;
      case 'NETWORK_ERROR':
        return t({
          id: 'error.network',
          message: 'This service couldn’t be reached. Please try again in a moment.',
        });
      case 'TIME_OUT':
        return t({
          id: 'error.timeout',
          message: 'Our server took too long to respond. Please try again in a moment.',
        });
      case 'INVALID_TOKEN':
        return t({
          id: 'error.token.invalid',
          message: 'Maybe you signed in another place, please relogin again.',
        });
      default:
        return t({
          id: 'error.server',
          message: 'Something went wrong on our side. Please try again later.',
        });
    }
  };
}
