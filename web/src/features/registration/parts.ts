import type { ComponentType, ReactNode } from 'react';
import type { Industry, JobTitle } from '#graphql';

type Interests = {
  readonly tag: readonly { readonly label: string; readonly value: string }[];
  readonly product: string;
};

/** What a card reader read and a person confirmed; only what was found. */
export type ReadCard = Partial<
  Record<'name' | 'company' | 'email' | 'website' | 'countryCode' | 'dialingCode' | 'mobile', string> & {
    readonly role: JobTitle;
  }
>;

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
  readonly ScanCard: ComponentType<{
    readonly draft: string;
    readonly valuesNow: () => Partial<
      Record<'name' | 'company' | 'jobTitle' | 'email' | 'phone' | 'website' | 'countryCode', string>
    >;
    readonly onFill: (
      card: ReadCard,
      replaces: boolean,
    ) => { readonly count: number; readonly undo: () => void };
  }>;
};
