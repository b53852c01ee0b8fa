import type { ComponentType, ReactNode } from 'react';
import type { Industry } from '#graphql';

type Interests = {
  readonly tag: readonly { readonly label: string; readonly value: string }[];
  readonly product: string;
};

/** Components of other features, which a feature must not import itself. */
export type RegistrationParts = {
  /** §2.8 The tag picker. */
  readonly TagField: ComponentType<{
    readonly label: string;
    readonly help?: ReactNode;
    readonly industry?: Industry | undefined;
    readonly value: Interests;
    readonly onChange: (value: Interests) => void;
  }>;
};
