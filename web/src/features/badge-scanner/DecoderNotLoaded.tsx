import { Trans } from '@lingui/react/macro';

export function DecoderNotLoaded() {
  return <Trans>The files for reading couldn’t be loaded. Connect to the internet and try again.</Trans>;
}
