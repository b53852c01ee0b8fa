import type { ErrorCode } from '@fairgate/schema/errors';
import { useLingui } from '@lingui/react';
import { pageErrorTexts } from './page-errors.gen.ts';
import { waitMinutes } from './wait-minutes.ts';

type Props = {
  readonly code: ErrorCode;
  readonly retryAfterSeconds?: number | undefined;
  readonly serviceMessage?: string | undefined;
};

/** §8 Why a page failed, or the message of the service: with the few texts that every page has. */
export function PageErrorText({ code, retryAfterSeconds, serviceMessage }: Props) {
  const { i18n } = useLingui();
  if (serviceMessage) return <bdi>{serviceMessage}</bdi>;
  const { id } = pageErrorTexts[code] ?? pageErrorTexts.SERVER_ERROR;
  return i18n._(id, { minutes: waitMinutes(retryAfterSeconds) });
}
