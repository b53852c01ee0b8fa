import type { ErrorCode } from '@fairgate/schema/errors';
import { useLingui } from '@lingui/react/macro';

/** §8 why following did not work, for a toast. */
export function useTroubleText(): (code: ErrorCode) => string {
  const { t } = useLingui();
  return (code) => {
    switch (code) {
      case 'NOT_FOUND':
        return t`This is no longer offered.`;
      case 'NETWORK_ERROR':
        return t({ id: 'error.network', message: 'The service behind this page could not be reached.' });
      case 'TIME_OUT':
        return t({
          id: 'error.timeout',
          message: 'Our server took too long to answer. It is usually quick again after a moment.',
        });
      case 'INVALID_TOKEN':
        return t({
          id: 'error.token.invalid',
          message: 'Maybe you signed in another place, please relogin again.',
        });
      default:
        return t({ id: 'error.server', message: 'Something went wrong on our side. It has been noted.' });
    }
  };
}
