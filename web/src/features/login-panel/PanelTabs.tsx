import { Tabs } from '@base-ui/react/tabs';
import type { LoginMode } from '@fairgate/schema/urls/login-address';
import { Trans, useLingui } from '@lingui/react/macro';

/** §2.8 the phone's tabs 'Login' and 'Join free'. */
export function PanelTabs({ side, onChange }: { readonly side: LoginMode; readonly onChange: (side: LoginMode) => void }) {
  const { t } = useLingui();
  const style = '-mb-px min-h-11 flex-1 border-b-2 border-transparent px-3 font-semibold text-mute hover:text-ink data-active:border-brand data-active:text-ink';
  return (
    <Tabs.Root value={side} onValueChange={(next) => onChange(next as LoginMode)} className="md:hidden">
      <Tabs.List aria-label={t`Log in or join free`} className="flex gap-1 border-b border-line">
        <Tabs.Tab value="login" className={style}><Trans>Log in</Trans></Tabs.Tab>
        <Tabs.Tab value="register" className={style}><Trans>Join free</Trans></Tabs.Tab>
      </Tabs.List>
    </Tabs.Root>
  );
}
