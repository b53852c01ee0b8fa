import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { NearWords } from './found.ts';

/** A search that has results: keyword, certificates (any of them), and the dropped words struck out. */
export function FewerWords({ keyword: text, dropped, certificates }: NearWords) {
  const codes = certificates.join(' / ');
  return (
    <span>
      {codes === '' && (
        <Trans>
          Search for “<bdi>{text}</bdi>”
        </Trans>
      )}
      {codes !== '' &&
        (text === '' ? (
          <Trans>
            With certificate <bdi>{codes}</bdi>
          </Trans>
        ) : (
          <Trans>
            Search for “<bdi>{text}</bdi>” with certificate <bdi>{codes}</bdi>
          </Trans>
        ))}
      {dropped.map((word) => (
        <Fragment key={word}>
          {' '}
          <s className="text-mute">
            <bdi>{word}</bdi>
          </s>
        </Fragment>
      ))}
    </span>
  );
}
