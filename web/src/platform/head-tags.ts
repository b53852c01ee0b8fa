/** Tags of a page's head, with React's attribute names. */
export type HeadTags = {
  readonly meta: readonly Readonly<Record<string, string>>[];
  readonly links: readonly Readonly<Record<string, string>>[];
  readonly scripts: readonly { readonly type: string; readonly children: string }[];
};
