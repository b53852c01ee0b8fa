import type { LoginMode } from '@fairgate/schema/urls/login-address';
import { Trans, useLingui } from '@lingui/react/macro';
import { Tabs } from '#ui/Tabs.tsx';

/** §2.8 The tabs 'Login' and 'Join free' on a phone. */
export function PanelTabs({
  side,
  onChange,
}: {
  readonly side: LoginMode;
  readonly onChange: (side: LoginMode) => void;
}) {
  const { t } = useLingui();
  return (
    <Tabs
      label={t`Log in or join free`}
      value={side}
      onChange={onChange}
      grow
      className="md:hidden"
      tabs={[
        { value: 'login', title: <Trans>Login</Trans> },
        { value: 'register', title: <Trans>Join free</Trans> },
      ]}
    />
  );
}
