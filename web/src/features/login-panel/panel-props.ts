import type { ComponentType, ReactNode } from 'react';

/** Components of other features, which a feature must not import itself. */
export type PanelParts = {
  /** §2.8 the products-of-interest picker. */
  readonly TagField: ComponentType<{
    readonly label: string;
    readonly help?: ReactNode;
    readonly value: Interests;
    readonly onChange: (value: Interests) => void;
  }>;
};

/** §3 The value of the tag picker. */
export type Interests = {
  readonly tag: readonly { readonly label: string; readonly value: string }[];
  readonly product: string;
};

/** How links away from the panel behave. */
export type PanelLinks = {
  /** Opens in a new tab, so that the page keeps its input; a login there also applies here. */
  readonly newTab?: boolean;
  /** Called when the visitor follows a link to another page. */
  readonly onLeave?: (() => void) | undefined;
};
