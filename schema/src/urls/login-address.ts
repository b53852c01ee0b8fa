// §2.8 Login redirect: a login address carries the return target, which is always a page of this site.
import { login, register } from './account.ts';
import { localAddress } from './local-address.ts';

export type LoginMode = 'login' | 'register';

/**
 * `/login?callback=%2Fcart`, without the site's prefix; `callback` with its prefix, omitted for the home page.
 */
export function loginAddress(mode: LoginMode, callback = '/'): string {
  const path = (mode === 'login' ? login : register).format({});
  const back = localAddress(callback);
  return back === '/' ? path : `${path}?${new URLSearchParams({ callback: back })}`;
}

/** The values of a login address. */
export type LoginQuery = { readonly callback?: string; readonly as?: 'supplier' };

/** `/login` is for buyers; with `as=supplier` it is for suppliers (§6). Other values are dropped. */
export function readLoginQuery({
  callback,
  as,
}: {
  readonly callback?: unknown;
  readonly as?: unknown;
}): LoginQuery {
  return { ...(typeof callback === 'string' && { callback }), ...(as === 'supplier' && { as }) };
}

/**
 * The return target of a login address: a page of this site; `home` when it names none or names the login.
 */
export function callbackOf(callback: unknown, home: string): string {
  const back = typeof callback === 'string' ? localAddress(callback) : '/';
  return back === '/' || isLogin(back) ? home : back;
}

const isLogin = (address: string) => /^[^?#]*\/(?:login|register)\/?(?:[?#]|$)/i.test(address);
