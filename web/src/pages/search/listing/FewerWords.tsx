import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { NearWords } from './found.ts';

/** The words that find something, and those that had to go, struck out. */
export function FewerWords({ keyword: text, dropped }: Pick<NearWords, 'keyword' | 'dropped'>) {
  return (
    <span>
      <Trans>Search for “<bdi>{text}</bdi>”</Trans>
      {dropped.map((word) => <Fragment key={word}> <s className="text-mute"><bdi>{word}</bdi></s></Fragment>)}
    </span>
  );
}
