import type { LoginMode } from '@fairgate/schema/urls/login-address';
import { useLingui } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { offerReload } from '#ui/offer-reload.ts';

type Props = { readonly mode: LoginMode; readonly className?: string; readonly children: ReactNode };

/** Opens the login panel. Without scripts, or in a new tab, it links to the login page. */
export function LoginLink({ mode, className, children }: Props) {
  const { i18n } = useLingui();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    import('#platform/session/ask-for-login.ts')
      .then(({ askForLogin }) => askForLogin({ mode }))
      .catch(() => offerReload(i18n, href));
  };
  return (
    <Link
      to={mode === 'login' ? '/login' : '/register'}
      activeOptions={{ exact: true, includeSearch: false }}
      rel="nofollow"
      preload={false}
      className={className}
      onClick={open}
    >
      {children}
    </Link>
  );
}
