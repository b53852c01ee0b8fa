// §2.9 The switch flags: '1' on, '0' off. Separate from queries.ts: every page reads them and few need zod.

export const switchFlagNames = [
  'f_pr', // the new pre-registration
  'vt_pr', // the variant test of the pre-registration
  'f_sirto', // sending an RFQ together with an enquiry
  'vt_ai', // the variant test of the AI assistant
  'f_catsw2', // version 2 of the category picker
] as const;

export type SwitchFlag = (typeof switchFlagNames)[number];

/** '1' on, '0' off, also true and false from a router; other values are missing. */
export function readSwitchFlag(text: string): boolean | undefined {
  if (text === '1' || text === 'true') return true;
  return text === '0' || text === 'false' ? false : undefined;
}
