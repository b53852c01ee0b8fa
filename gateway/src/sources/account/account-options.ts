import type { EndedTokens } from '../../ended-tokens.ts';
import type { Limits } from '../../limits.ts';
import type { Visitor, ViewerSession } from '../../viewer.ts';

/** What the sources of a person's own things need beside the reader. */
export type AccountOptions = {
  session: ViewerSession;
  limits: Limits;
  visitor: Visitor;
  endedTokens: EndedTokens;
  /** Shared with the buyer service, for what no visitor may ask of it; '' when nothing here needs it. */
  serviceKey: string;
};
