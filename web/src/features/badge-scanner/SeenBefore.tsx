import { Trans, useLingui } from '@lingui/react/macro';
import { formatDayAndTime } from '#ui/format-time.ts';

/** Whether this device has seen the badge before. */
export function SeenBefore({ seenAt }: { readonly seenAt: number | undefined }) {
  const { i18n } = useLingui();
  if (seenAt === undefined) return <Trans>First scan on this device</Trans>;
  const time = formatDayAndTime(i18n.locale, new Date(seenAt).toISOString());
  return <Trans>Already scanned on this device: {time}</Trans>;
}
