// §2.8 Login redirect: the address of a login carries where to go back to, which is only ever a page of this site.
import { login, register } from './account.ts';
import { localAddress } from './local-address.ts';

export type LoginMode = 'login' | 'register';

/** `/login?callback=%2Fcart`, to follow the site's prefix; `callback` with its prefix, left out where it is the home page. */
export function loginAddress(mode: LoginMode, callback = '/'): string {
  const path = (mode === 'login' ? login : register).format({});
  const back = localAddress(callback);
  return back === '/' ? path : `${path}?${new URLSearchParams({ callback: back })}`;
}

/** What the address of a login says. */
export type LoginQuery = { readonly callback?: string; readonly as?: 'supplier' };

/** `/login` is the buyers'; with `as=supplier` it is the suppliers' (§6). What is neither is left out. */
export function readLoginQuery({
  callback,
  as,
}: {
  readonly callback?: unknown;
  readonly as?: unknown;
}): LoginQuery {
  return { ...(typeof callback === 'string' && { callback }), ...(as === 'supplier' && { as }) };
}

/** Where suppliers log in: `/login?as=supplier`, to follow the site's prefix. They go on to their own home (§6). */
export function supplierLoginAddress(): string {
  return `${login.format({})}?${new URLSearchParams({ as: 'supplier' } satisfies LoginQuery)}`;
}

/** Where to go after the login, as an address said it: an own page; `home` where it names none, or the login itself. */
export function callbackOf(callback: unknown, home: string): string {
  const back = typeof callback === 'string' ? localAddress(callback) : '/';
  return back === '/' || isLogin(back) ? home : back;
}

const isLogin = (address: string) => /^[^?#]*\/(?:login|register)\/?(?:[?#]|$)/i.test(address);
