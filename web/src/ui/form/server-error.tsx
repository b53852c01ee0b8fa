import { RuleMessage } from '../RuleMessage.tsx';

/** A field that the server did not accept: the rule that its value breaks, and the rule's bound. */
export type BrokenField = { readonly name: string; readonly key: string; readonly bound: number | null };

/** The message of each field that the server did not accept, by the field's name. */
export const serverErrorsOf =
  <Name extends string>(fields: readonly BrokenField[] | undefined) =>
  (name: Name) => {
    const broken = fields?.find((field) => field.name === name);
    return broken && <RuleMessage rule={broken.key} bound={broken.bound ?? undefined} />;
  };
