/** An exhibition whose badges can be scanned. */
export type ScannerExhibition = {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  /** IANA name; null or missing where it is not known. */
  readonly timeZone?: string | null;
};

/** What a check needs of it. */
export type ScannedExhibition = Pick<ScannerExhibition, 'id' | 'timeZone'>;
