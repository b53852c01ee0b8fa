import type { TokenOrigin } from '@fairgate/schema/constants';
import { CodedError } from './coded-error.ts';

/** The signed-in buyer, supplier (§6), organiser or operator, with the token from their service. */
export type Viewer = Readonly<{
  kind: 'buyer' | 'supplier' | 'organiser' | 'operator';
  token: string;
  origin: TokenOrigin;
  /** The account's id, where the service tells it: the same in all sessions of a person. */
  account?: string | undefined;
}>;

/** The account of a login name: accounts of different kinds with the same email are different accounts. */
export const accountOf = (kind: Viewer['kind'], name: string): string => `${kind} ${name}`;

/** The accounts that signed in before in the browser of a request. An account is a kind of viewer and a login name. */
export type KnownDevices = {
  /** The browser's id for this account; undefined unless the account signed in here. */
  idFor: (account: string) => string | undefined;
  newId: () => string;
  /** After a sign-in: the browser keeps the id. */
  remember: (account: string, id: string) => void;
  /** After the account is deleted. */
  forget: (account: string) => void;
};

/** The session of a request's visitor. */
export type ViewerSession = {
  /** null for guests. @throws CodedError FORBIDDEN when another site made the browser send this. */
  readonly viewer: Viewer | null;
  /**
   * The session is a day old or older, and this answer can carry a new cookie: the token should be renewed.
   */
  readonly isAgeing: boolean;
  readonly devices: KnownDevices;
  /** @throws CodedError FORBIDDEN when another site sent this, or where no cookie can be set (WebSocket). */
  mayBegin: () => void;
  /** Signs in and replaces the current session. @throws CodedError FORBIDDEN as mayBegin */
  begin: (viewer: Viewer) => Promise<void>;
  /** Ends the session (§4, §8). */
  end: () => void;
};

/** Visitor data for the services (§3 login payload: the client IP). */
export type Visitor = Readonly<{ ip: string; userAgent: string }>;

export const guest: ViewerSession = {
  viewer: null,
  isAgeing: false,
  devices: { idFor: () => undefined, newId: () => '', remember: () => undefined, forget: () => undefined },
  mayBegin: () => {
    throw new Error('this request cannot sign in');
  },
  begin: () => Promise.reject(new Error('this request cannot sign in')),
  end: () => undefined,
};

export const unknownVisitor: Visitor = { ip: '', userAgent: '' };

/** @throws CodedError LOGIN_REQUIRED unless a buyer is signed in (§6). @returns the account's id. */
export function buyerOnly({ viewer }: ViewerSession): string {
  if (viewer?.kind !== 'buyer') throw new CodedError('LOGIN_REQUIRED');
  return viewer.account ?? viewer.token;
}

/** @throws CodedError LOGIN_REQUIRED unless a supplier is signed in (§6). */
export function supplierOnly({ viewer }: ViewerSession): void {
  if (viewer?.kind !== 'supplier') throw new CodedError('LOGIN_REQUIRED');
}

/** @throws CodedError LOGIN_REQUIRED unless a buyer or a supplier is signed in. @returns who is. */
export function buyerOrSupplierOnly({ viewer }: ViewerSession): 'buyer' | 'supplier' {
  if (viewer?.kind !== 'buyer' && viewer?.kind !== 'supplier') throw new CodedError('LOGIN_REQUIRED');
  return viewer.kind;
}

/** @throws CodedError LOGIN_REQUIRED unless an organiser is signed in. @returns the account's id. */
export function organiserOnly({ viewer }: ViewerSession): string {
  if (viewer?.kind !== 'organiser') throw new CodedError('LOGIN_REQUIRED');
  return viewer.account ?? viewer.token;
}

/** @throws CodedError LOGIN_REQUIRED unless an operator is signed in. @returns the account's id. */
export function operatorOnly({ viewer }: ViewerSession): string {
  if (viewer?.kind !== 'operator') throw new CodedError('LOGIN_REQUIRED');
  return viewer.account ?? viewer.token;
}

/** @throws CodedError LOGIN_REQUIRED for guests. @returns who is signed in. */
export function signedInOnly({ viewer }: ViewerSession): Viewer['kind'] {
  if (!viewer) throw new CodedError('LOGIN_REQUIRED');
  return viewer.kind;
}
