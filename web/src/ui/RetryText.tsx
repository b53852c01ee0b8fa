import type { ErrorRemedy } from '@fairgate/schema/error-entry';
import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { ErrorMessage } from './ErrorMessage.tsx';
import { TextSpace } from './TextSpace.tsx';

export type Retry = {
  readonly remedy: ErrorRemedy;
  /** When the next attempt is due, in milliseconds since 1970. */
  readonly dueAt: number;
};

const clockMs = 5_000;

/** Why an attempt failed, and when the next one comes. */
export function RetryText({ remedy, dueAt }: Retry) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), clockMs);
    return () => clearInterval(timer);
  }, []);
  const leftMs = dueAt - now;
  /** 0: shorter than a minute. */
  const minutes = leftMs < 60_000 ? 0 : Math.ceil(leftMs / 60_000);
  if (remedy === 'login') return <ErrorMessage code="LOGIN_REQUIRED" />;
  return (
    <>
      <Reason remedy={remedy} />
      <TextSpace />
      <Plural
        value={minutes}
        _0="We’ll try again in a moment."
        one="We’ll try again in # minute."
        other="We’ll try again in # minutes."
      />
    </>
  );
}

function Reason({ remedy }: Pick<Retry, 'remedy'>) {
  switch (remedy) {
    case 'wait':
      return <Trans>There have been too many attempts.</Trans>;
    case 'connection':
      return <Trans>Our server couldn’t be reached.</Trans>;
    default:
      return <Trans>Something went wrong on our side.</Trans>;
  }
}
