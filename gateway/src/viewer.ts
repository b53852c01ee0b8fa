import type { TokenOrigin } from '@fairgate/schema/constants';
import { CodedError } from './coded-error.ts';

/** Who is signed in (§6): a buyer or a supplier, by the token that their service gave them. */
export type Viewer = Readonly<{ kind: 'buyer' | 'supplier'; token: string; origin: TokenOrigin }>;

/** The session of whoever sent a request. */
export type ViewerSession = {
  /** null for guests. @throws CodedError FORBIDDEN when another site had the browser send this. */
  readonly viewer: Viewer | null;
  /** It began a day ago or longer, and this answer can carry a newer one: time to ask for a new token. */
  readonly isAgeing: boolean;
  /** Signs in, in place of whoever was. @throws CodedError FORBIDDEN as above, or where no cookie can be set (WebSocket). */
  begin: (viewer: Viewer) => Promise<void>;
  /** Forgets the viewer (§4, §8). */
  end: () => void;
};

/** What the services are told of who asks (§3 login payload: the client IP). */
export type Visitor = Readonly<{ ip: string; userAgent: string }>;

export const guest: ViewerSession = {
  viewer: null,
  isAgeing: false,
  begin: () => Promise.reject(new Error('nobody can sign in here')),
  end: () => undefined,
};

export const nobody: Visitor = { ip: '', userAgent: '' };

/** @throws CodedError LOGIN_REQUIRED unless a buyer is signed in (§6). */
export function buyerOnly({ viewer }: ViewerSession): void {
  if (viewer?.kind !== 'buyer') throw new CodedError('LOGIN_REQUIRED');
}
