import type { ComponentType, ReactNode } from 'react';

/** Components of other features, which a feature may not import itself. */
export type PanelParts = {
  /** §2.8 the products-of-interest picker. */
  readonly TagField: ComponentType<{
    readonly label: string;
    readonly help?: ReactNode;
    readonly value: Interests;
    readonly onChange: (value: Interests) => void;
  }>;
};

/** §3 Tag picker value. */
export type Interests = {
  readonly tag: readonly { readonly label: string; readonly value: string }[];
  readonly product: string;
};

/** How the links that lead away from the panel behave. */
export type PanelLinks = {
  /** It opens beside the page, which holds what was typed; who signs in there is signed in here. */
  readonly newTab?: boolean;
  /** Somebody goes on to another page from here. */
  readonly onLeave?: (() => void) | undefined;
};
