import type { EndedTokens } from '../ended-tokens.ts';
import type { Limits } from '../limits.ts';
import type { Visitor, ViewerSession } from '../viewer.ts';

/** Options of the sources of personal data, besides the reader. */
export type AccountOptions = {
  session: ViewerSession;
  limits: Limits;
  visitor: Visitor;
  endedTokens: EndedTokens;
  /** Shared with the buyer service, for calls that visitors may not make; '' when not needed. */
  serviceKey: string;
};
