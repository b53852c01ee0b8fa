import type { LoginMode } from '@fairgate/schema/urls/login-address';
import { Trans } from '@lingui/react/macro';
import { LoginForm } from './LoginForm.tsx';
import type { PanelLinks, PanelParts } from './panel-props.ts';
import { PanelTabs } from './PanelTabs.tsx';
import { PromoStrip } from './PromoStrip.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { SocialSignIn } from './SocialSignIn.tsx';
import { SupplierLink } from './SupplierLink.tsx';
import { useAfterLogin } from './use-after-login.ts';
import { useSide } from './use-side.ts';

type Props = PanelParts &
  PanelLinks & {
    /** The side that is in front on a phone and has the primary button. */
    readonly mode: LoginMode;
    /** The initial email; the matching side comes to the front (§4). */
    readonly email?: string;
    readonly heading: 'h2' | 'h3';
    /** Where a social sign-in returns to: path, query and fragment. */
    readonly callback: string;
    /** Called after a buyer has signed in, by any method, and their login tasks have run. */
    readonly onSignedIn: () => void;
  };

/** §2.8 Login and registration: side by side, on phones as tabs. */
export function LoginPanel({
  mode,
  email = '',
  heading: Heading,
  callback,
  onSignedIn,
  newTab = false,
  onLeave,
  TagField,
}: Props) {
  const { side, prefilled, show, entry } = useSide(mode, email);
  const leaving = { newTab, onLeave };
  useAfterLogin(onSignedIn);
  return (
    <div {...entry} className="grid gap-5 md:gap-0">
      <PanelTabs side={side} onChange={(next) => show(next)} />
      <div className="md:grid md:grid-cols-2">
        <section
          aria-labelledby="panel-login"
          className={`grid content-start gap-5 md:pe-8 ${side === 'login' ? '' : 'max-md:hidden'}`}
        >
          <Heading id="panel-login" className="text-xl max-md:sr-only">
            <Trans>Log in</Trans>
          </Heading>
          <LoginForm prefilled={prefilled.login} primary={side === 'login'} {...leaving} />
          <SocialSignIn title={<Trans>or</Trans>} callback={callback} newTab={newTab} />
          <p className="text-sm text-mute *:inline-flex *:items-center pointer-coarse:*:min-h-11">
            <SupplierLink {...leaving} />
          </p>
        </section>
        <section
          aria-labelledby="panel-register"
          className={`grid content-start gap-5 md:border-s md:border-line md:ps-8 ${side === 'register' ? '' : 'max-md:hidden'}`}
        >
          <Heading id="panel-register" className="text-xl max-md:sr-only">
            <Trans>Join free</Trans>
          </Heading>
          <PromoStrip />
          <RegisterForm
            prefilled={prefilled.register}
            primary={side === 'register'}
            TagField={TagField}
            {...leaving}
          />
          <SocialSignIn title={<Trans>Register with</Trans>} compact callback={callback} newTab={newTab} />
        </section>
      </div>
    </div>
  );
}
