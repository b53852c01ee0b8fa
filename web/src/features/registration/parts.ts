import type { ComponentType, ReactNode } from 'react';
import type { Industry } from '#graphql';
import type { CardTarget } from '#ui/form/card-target.ts';

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
  /** §7.3 Card OCR. */
  readonly ScanCard: ComponentType<CardTarget>;
};
