// The policy demands Trusted Types (https://www.w3.org/TR/trusted-types/): text becomes markup or script only through
// a policy that it names (gateway/src/http/content-policy.ts). React and the router hand over plain text, so this is
// the default policy; it passes only what they need, as it is.
import { narrowScreenScript } from '#pages/shell/root-head.ts';
import { workerAddress } from '#platform/update.ts';

type Check = (text: string) => string | undefined;
type Policies = {
  readonly createPolicy: (
    name: string,
    checks: Record<'createHTML' | 'createScript' | 'createScriptURL', Check>,
  ) => void;
};

/** The shapes of an icon: attributes with numbers and names only. */
const drawing = /^(<(circle|ellipse|line|path|poly\w+|rect)( (?!on)[\w-]+="[\w .,-]*")+\/>)+$/;
/** React makes script elements from this text; what it then puts in is data, see `isSafe`. */
const emptyScript = '<script></script>';

const isOwnScript = (text: string) => text === narrowScreenScript;
/** Without `<` it is text, or data of a page: `scriptJson` escapes it. */
const isSafe = (text: string) =>
  !text.includes('<') || text === emptyScript || isOwnScript(text) || drawing.test(text);
const only =
  (isAllowed: (text: string) => boolean): Check =>
  (text) =>
    isAllowed(text) ? text : undefined;

/** Before the first rendering. Browsers without Trusted Types ignore that part of the policy too. */
export function enforceTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', {
    createHTML: only(isSafe),
    createScript: only(isOwnScript),
    createScriptURL: only((address) => address === workerAddress),
  });
}
