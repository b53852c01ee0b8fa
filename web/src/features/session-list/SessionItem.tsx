import { Trans, useLingui } from '@lingui/react/macro';
import Bowser from 'bowser';
import type { SessionItemFragment } from '#graphql';
import { formatDayAndTime } from '#ui/format-time.ts';
import { useFormat } from '#ui/format.ts';
import { Monitor, Smartphone } from '#ui/icons-on-demand.tsx';

/** One session: browser and system from its user agent, and its last use. */
export function SessionItem({
  session: { createdAt, lastSeenAt, userAgent, current },
}: {
  readonly session: SessionItemFragment;
}) {
  const { t, i18n } = useLingui();
  const { date } = useFormat();
  const { browser, os, platform } = Bowser.parse(userAgent || 'unknown');
  const isPhone = platform.type === 'mobile' || platform.type === 'tablet';
  const Icon = isPhone ? Smartphone : Monitor;
  const [app, system] = [browser.name, os.name];
  return (
    <li className="flex gap-3 p-4">
      <Icon aria-hidden size={22} className="mt-0.5 shrink-0 text-mute" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          <bdi>{app && system ? t`${app} on ${system}` : app || system || t`Unknown device`}</bdi>
          {current && (
            <span className="rounded-sm bg-surface px-2 py-0.5 text-xs font-semibold text-mute">
              <Trans>This device</Trans>
            </span>
          )}
        </p>
        <p className="text-sm text-mute">
          <Trans>
            Last active {formatDayAndTime(i18n.locale, lastSeenAt)}, logged in since {date(createdAt)}
          </Trans>
        </p>
      </div>
    </li>
  );
}
