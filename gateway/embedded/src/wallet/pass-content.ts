import type { LanguageCode } from '@fairgate/schema/locales';

/** What a pass of either wallet says: a badge in one language. */
export type PassContent = {
  readonly language: LanguageCode;
  readonly number: string;
  readonly name: string;
  /** Empty if none was given. */
  readonly company: string;
  /** The signed code, for the QR code (docs/badge-format.md). */
  readonly code: string;
  readonly validFrom: Date;
  readonly validUntil: Date;
  readonly exhibition: {
    readonly id: string;
    readonly name: string;
    readonly city: string;
    readonly venue: string;
    /** ISO days. */
    readonly opensOn: string;
    readonly closesOn: string;
  };
};
